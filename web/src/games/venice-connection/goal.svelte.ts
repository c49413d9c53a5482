/** Whether the goal of the game has been read on this device, kept in this browser. */

const KEY = "serenissima-venice-connection-goal";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

class Goal {
  known = $state(kept());

  learn(): void {
    this.known = true;
    try {
      localStorage.setItem(KEY, "known");
    } catch {
      // a browser that keeps nothing shows it again
    }
  }
}

export const goal = new Goal();
