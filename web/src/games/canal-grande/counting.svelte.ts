/** Whether the counting helper is wanted, kept in this browser. */

const KEY = "serenissima-canal-grande-counting";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

class Counting {
  wanted = $state(kept());

  want(yes: boolean): void {
    this.wanted = yes;
    try {
      localStorage.setItem(KEY, yes ? "on" : "off");
    } catch {
      // a browser that keeps nothing asks again
    }
  }
}

export const counting = new Counting();
