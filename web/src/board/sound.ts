/** Quiet sounds synthesised in the browser, for those who switched sound on: tones that glide and fade, and noise like water. */

let studio: AudioContext | null = null;

function open(): AudioContext | null {
  // Browsers let a page make sound only after its visitor has interacted with it.
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  studio ??= new AudioContext();
  if (studio.state === "suspended") void studio.resume();
  return studio;
}

const SILENCE = 0.0001;

/** The loudness of a sound over time, in seconds: it rises (at once, unless `rise` is given) and fades. */
interface Course {
  loud: number;
  seconds: number;
  rise?: number;
  delay?: number;
}

function volume(context: AudioContext, { loud, seconds, rise = 0, delay = 0 }: Course): GainNode {
  const start = context.currentTime + delay;
  const gain = context.createGain();
  gain.gain.setValueAtTime(rise ? SILENCE : loud, start);
  if (rise) gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  return gain;
}

interface Tone extends Course {
  pitch: number;
  /** Where the pitch glides to, and how long that takes; without it the pitch stays. */
  to?: number;
  glide?: number;
  shape?: OscillatorType;
}

export function tone({ pitch, to, glide, shape = "triangle", ...course }: Tone): void {
  const context = open();
  if (!context) return;
  const start = context.currentTime + (course.delay ?? 0);
  const voice = context.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + (glide ?? course.seconds));
  voice.connect(volume(context, course)).connect(context.destination);
  voice.start(start);
  voice.stop(start + course.seconds);
}

/** Noise around a pitch that sinks or rises. */
export function noise({ pitch, to, ...course }: Course & { pitch: number; to: number }): void {
  const context = open();
  if (!context) return;
  const start = context.currentTime + (course.delay ?? 0);
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, Math.ceil(context.sampleRate * course.seconds), context.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + course.seconds);
  source.connect(filter).connect(volume(context, course)).connect(context.destination);
  source.start(start);
}

const BELLS = { turn: [523.25], over: [392, 523.25, 659.25] };

/** Rings the bell for the visitor's turn, or for the end. */
export function ring(what: keyof typeof BELLS): void {
  BELLS[what].forEach((pitch, index) => tone({ pitch, shape: "sine", loud: 0.12, rise: 0.02, seconds: 0.9, delay: index * 0.16 }));
}
