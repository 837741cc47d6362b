import type { RichText } from '@bivouac/board';

export type Sound = 'drum' | 'dice' | 'guns';

/** A new line of the log, as far as it can be heard. */
export interface Heard {
  readonly key: string;
  readonly heading?: 'turn' | 'phase' | undefined;
  readonly text: RichText;
}

const GUNS = /^(battle\.(begins|won)|combat\.(begins|won)|attack\.goesIn|siege\.begins)/;

/** What new lines sound like: guns for a battle, else dice, else a drum for a new turn. One sound at a time. */
export const soundOf = (lines: readonly Heard[]): Sound | undefined => {
  if (lines.some(({ key }) => GUNS.test(key))) return 'guns';
  if (lines.some(({ text }) => text.some((piece) => typeof piece !== 'string' && piece.die !== undefined)))
    return 'dice';
  return lines.some(({ heading }) => heading === 'turn') ? 'drum' : undefined;
};

/** When the strokes of a sound fall, in seconds, how deep they are and how long they last. */
const STROKES: Readonly<Record<Sound, readonly (readonly [at: number, hertz: number, lasts: number])[]>> = {
  drum: [0, 0.16, 0.24, 0.32, 0.48].map((at) => [at, 180, 0.09] as const),
  dice: [0, 0.07, 0.13, 0.22].map((at) => [at, 2400, 0.03] as const),
  guns: [0, 0.35, 0.55].map((at) => [at, 90, 0.5] as const),
};
const LOUDNESS = 0.16;

let audio: AudioContext | undefined;

/** Noise through a filter, which dies away: nothing is fetched. A browser that will not play stays silent. */
export const play = (sound: Sound): void => {
  audio ??= new AudioContext();
  const { currentTime, sampleRate, destination } = audio;
  for (const [at, hertz, lasts] of STROKES[sound]) {
    const noise = audio.createBuffer(1, Math.ceil(sampleRate * lasts), sampleRate);
    const samples = noise.getChannelData(0);
    for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    const gain = audio.createGain();
    source.buffer = noise;
    filter.type = sound === 'dice' ? 'bandpass' : 'lowpass';
    filter.frequency.value = hertz;
    gain.gain.setValueAtTime(LOUDNESS, currentTime + at);
    gain.gain.exponentialRampToValueAtTime(0.001, currentTime + at + lasts);
    source.connect(filter).connect(gain).connect(destination);
    source.start(currentTime + at);
  }
};
