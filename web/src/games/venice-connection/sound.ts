/** Two soft sounds made on the spot: a tile on the table, and water. */

let studio: AudioContext | null = null;

function open(): AudioContext | null {
  // A browser lets a page be heard only after its visitor has done something.
  if (typeof AudioContext === "undefined" || !navigator.userActivation.hasBeenActive) return null;
  studio ??= new AudioContext();
  if (studio.state === "suspended") void studio.resume();
  return studio;
}

/** A tile set down. */
export function tick(): void {
  const context = open();
  if (!context) return;
  const now = context.currentTime;
  const knock = context.createOscillator();
  const loudness = context.createGain();
  knock.type = "triangle";
  knock.frequency.setValueAtTime(520, now);
  knock.frequency.exponentialRampToValueAtTime(170, now + 0.05);
  loudness.gain.setValueAtTime(0.12, now);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + 0.09);
  knock.connect(loudness).connect(context.destination);
  knock.start(now);
  knock.stop(now + 0.1);
}

/** A wave against the quay. */
export function plash(): void {
  const context = open();
  if (!context) return;
  const now = context.currentTime;
  const length = 0.9;
  const noise = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(900, now);
  filter.frequency.exponentialRampToValueAtTime(280, now + length);
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.0001, now);
  loudness.gain.exponentialRampToValueAtTime(0.11, now + 0.12);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + length);
  noise.connect(filter).connect(loudness).connect(context.destination);
  noise.start(now);
}
