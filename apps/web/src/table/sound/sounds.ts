/** Wood, coin, page and horn, made on the spot. Nothing is loaded, and nothing sounds before it was asked for. */
export type Noise = 'wood' | 'coin' | 'page' | 'horn';

let context: AudioContext | undefined;

export function playSound(noise: Noise, delay = 0): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    NOISES[noise](context, context.currentTime + delay);
  } catch {
    // A browser without sound plays on in silence.
  }
}

const NOISES: { readonly [N in Noise]: (audio: AudioContext, at: number) => void } = {
  wood: (audio, at) => {
    tone(audio, at, { type: 'triangle', from: 210, to: 120, length: 0.09, loud: 0.28 });
    hiss(audio, at, { frequency: 900, length: 0.04, loud: 0.12 });
  },
  coin: (audio, at) => {
    tone(audio, at, { type: 'sine', from: 2093, to: 2093, length: 0.16, loud: 0.1 });
    tone(audio, at + 0.06, { type: 'sine', from: 2794, to: 2794, length: 0.26, loud: 0.1 });
  },
  page: (audio, at) => {
    hiss(audio, at, { frequency: 3200, length: 0.16, loud: 0.07 });
    hiss(audio, at + 0.07, { frequency: 4600, length: 0.12, loud: 0.05 });
  },
  horn: (audio, at) => {
    tone(audio, at, { type: 'sawtooth', from: 196, to: 196, length: 0.34, loud: 0.05 });
    tone(audio, at + 0.24, { type: 'sawtooth', from: 294, to: 294, length: 0.55, loud: 0.05 });
  },
};

interface Tone {
  readonly type: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly loud: number;
}

function tone(audio: AudioContext, at: number, { type, from, to, length, loud }: Tone): void {
  const oscillator = new OscillatorNode(audio, { type, frequency: from });
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  const soft = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 5200 });
  oscillator.connect(soft).connect(swell(audio, at, length, loud));
  oscillator.start(at);
  oscillator.stop(at + length);
}

interface Hiss {
  readonly frequency: number;
  readonly length: number;
  readonly loud: number;
}

function hiss(audio: AudioContext, at: number, { frequency, length, loud }: Hiss): void {
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * length), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency, Q: 0.9 });
  source.connect(band).connect(swell(audio, at, length, loud));
  source.start(at);
}

/** Up quickly, away softly. */
function swell(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
