import "./fonts.css";
import "./lib/tokens.css";
import "./lib/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });

// The server was replaced by a newer one while this page was open: its parts have other names now. Once, not for ever.
addEventListener("vite:preloadError", () => {
  if (sessionStorage.getItem("renewed") === location.href) return;
  sessionStorage.setItem("renewed", location.href);
  location.reload();
});
