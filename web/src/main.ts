import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { arrival } from "./pages/arrival.svelte";
import { words } from "./text/words.svelte";

// The server was replaced by a newer one while this page was open, and its chunks have other names now. Reloads once, not for ever.
addEventListener("vite:preloadError", () => {
  if (sessionStorage.getItem("renewed") === location.href) return;
  sessionStorage.setItem("renewed", location.href);
  location.reload();
});

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
function begin(page: HTMLElement): void {
  page.replaceChildren();
  mount(App, { target: page });
}
// The frame of the home page stays until the page itself, or the reason why it is missing, can take its place.
// No await here: the pages import this file's own chunk, and would wait for it in turn.
void Promise.all([words.fetched(), target.querySelector(".frame") && arrival.settled]).then(() => begin(target));
