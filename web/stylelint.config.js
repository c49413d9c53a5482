// One style of CSS. Layout is Prettier's job.
export default {
  extends: ["stylelint-config-recommended"],
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    // The files that define colours. Everything else uses their names.
    {
      files: ["src/styles/tokens.css", "**/{palette,board}.css"],
      rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null },
    },
  ],
  rules: {
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // A component's styles are short and follow the order of its markup, which is often not the order of specificity.
    "no-descending-specificity": null,
    "color-no-hex": [true, { message: "Colours come from styles/tokens.css or the game's palette.css" }],
    "color-named": ["never", { ignore: ["inside-function"], message: "Colours come from styles/tokens.css or the game's palette.css" }],
    "function-disallowed-list": [
      ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
      { message: "Colours come from styles/tokens.css or the game's palette.css" },
    ],
    "color-hex-length": "short",
    "declaration-block-no-redundant-longhand-properties": [true, { ignoreShorthands: ["grid-template", "inset"] }],
    "length-zero-no-unit": [true, { ignore: ["custom-properties"] }],
    "selector-pseudo-element-colon-notation": "double",
    "function-name-case": "lower",
    "color-function-notation": "modern",
    "color-function-alias-notation": "without-alpha",
    "media-feature-range-notation": "prefix",
  },
};
