/** Wood on stone, and wood into water; only for those who switched sound on. */

let studio: AudioContext | null = null;

/** A tone that glides from one pitch to another and dies away. */
function glide(from: number, to: number, seconds: number, loudness: number, delay = 0): void {
  // A browser lets a page be heard only after its visitor has done something.
  if (typeof AudioContext === "undefined" || !navigator.userActivation.hasBeenActive) return;
  studio ??= new AudioContext();
  const start = studio.currentTime + delay;
  const tone = studio.createOscillator();
  const volume = studio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(volume).connect(studio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

/** A plank or a step. */
export function knock(): void {
  glide(260, 120, 0.09, 0.14);
  glide(190, 90, 0.1, 0.1, 0.05);
}

/** A plank falls into the water. */
export function plash(): void {
  glide(520, 90, 0.28, 0.12);
  glide(180, 640, 0.16, 0.06, 0.16);
}
