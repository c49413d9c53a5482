// Applies the chosen theme, or the device's, before the first paint. From then on `settings.svelte.ts` is in charge.
(function () {
  var theme;
  try {
    theme = JSON.parse(localStorage.getItem("serenissima") || "{}").theme;
  } catch {
    // this browser stores nothing, so there is no choice to remember
  }
  if (theme !== "light" && theme !== "dark") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
