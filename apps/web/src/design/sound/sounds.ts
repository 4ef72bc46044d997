/** One sound a material, rendered by scripts/sounds.mjs. Nothing is loaded and nothing sounds before it was asked for. */
export const FILES = {
  wood: new URL('./files/wood.wav', import.meta.url),
  coin: new URL('./files/coin.wav', import.meta.url),
  page: new URL('./files/page.wav', import.meta.url),
  stone: new URL('./files/stone.wav', import.meta.url),
  bell: new URL('./files/bell.wav', import.meta.url),
  horn: new URL('./files/horn.wav', import.meta.url),
} as const;

export type Noise = keyof typeof FILES;

let context: AudioContext | undefined;
const loaded = new Map<Noise, Promise<AudioBuffer>>();

/** In so many seconds. A browser without sound plays on in silence. */
export async function playSound(noise: Noise, delay = 0): Promise<void> {
  try {
    context ??= new AudioContext();
    const at = context.currentTime + delay;
    const [buffer] = await Promise.all([bufferOf(context, noise), context.resume()]);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start(at);
  } catch {
    loaded.delete(noise);
  }
}

function bufferOf(audio: AudioContext, noise: Noise): Promise<AudioBuffer> {
  const known = loaded.get(noise);
  if (known !== undefined) return known;
  const made = fetch(FILES[noise]).then(async (reply) => audio.decodeAudioData(await reply.arrayBuffer()));
  loaded.set(noise, made);
  return made;
}
