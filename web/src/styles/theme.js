// The chosen theme, or the device's, before the first paint. `settings.svelte.ts` keeps it and has the say from then on.
(function () {
  var theme;
  try {
    theme = JSON.parse(localStorage.getItem("serenissima") || "{}").theme;
  } catch {
    // a browser that keeps nothing has no choice to remember
  }
  if (theme !== "light" && theme !== "dark") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
