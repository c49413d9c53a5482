/** What this browser remembers of how somebody likes to play: whether ghost routes are shown. */

const KEY = "serenissima-venise";

class Keeping {
  routes = $state(kept());

  toggle(): void {
    this.routes = !this.routes;
    try {
      localStorage.setItem(KEY, JSON.stringify({ routes: this.routes }));
    } catch {
      // a browser that keeps nothing still shows them
    }
  }
}

function kept(): boolean {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as { routes?: boolean }).routes ?? true;
  } catch {
    return true;
  }
}

export const keeping = new Keeping();
