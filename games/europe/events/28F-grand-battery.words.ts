import type { Words } from './words.ts';

interface Messages {
  'grandBattery.skirmish': {};
}

export const grandBatteryWords: Words<Messages> = {
  en: {
    'grandBattery.skirmish': () => 'A grand battery is of no use in a skirmish.',
  },
  fr: {
    'grandBattery.skirmish': () => 'Une grande batterie ne sert pas dans une escarmouche.',
  },
};
