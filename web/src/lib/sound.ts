// Two quiet bells, made by the browser itself; only when the visitor switched sound on.

const NOTES = { turn: [523.25], over: [392, 523.25, 659.25] };
let context: AudioContext | null = null;

/** Rings for a turn or for the end. */
export function ring(what: keyof typeof NOTES): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[what].forEach((pitch, index) => {
    if (!context) return;
    const at = start + index * 0.16;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 1);
  });
}
