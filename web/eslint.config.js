// Catches oversights. Layout is Prettier's job and types are svelte-check's: no rule here needs types, so linting stays quick.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const COLOUR = "/^\\s*(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\\(.*)\\s*$/i";
const message = "Colours come from styles/tokens.css or the game's palette.css: var(--name).";

export default ts.config(
  { ignores: ["node_modules/", ".svelte-check/", "src/types/", "toy/*/types.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: `Literal[value=${COLOUR}]`, message },
        { selector: `SvelteLiteral[value=${COLOUR}]`, message },
      ],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all", excludedRunes: ["$props", "$derived"] }],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Sets and maps are either replaced as a whole or never shown: making them reactive would cost something and gain nothing.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` keeps a space that would otherwise be dropped.
      "svelte/no-useless-mustaches": "off",
      // svelte-check compiles every component and knows better.
      "svelte/no-unused-svelte-ignore": "off",
      "svelte/valid-compile": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
