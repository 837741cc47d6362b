import { InputError, type Language, LANGUAGES } from '@bivouac/kernel';

const isLanguage = (name: string): name is Language => LANGUAGES.some((known) => known === name);

/** The language asked for with `--lang`; else that of the machine, and English when Bivouac does not speak it. */
export const languageOf = (argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language => {
  const place = argv.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (place >= 0) {
    const arg = argv[place] ?? '';
    const asked = arg === '--lang' ? (argv[place + 1] ?? '') : arg.slice('--lang='.length);
    if (!isLanguage(asked))
      throw new InputError(
        `--lang ${asked}`,
        'Bivouac does not speak this language',
        `Choose one of: ${LANGUAGES.join(', ')}.`,
      );
    return asked;
  }
  const machine = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(machine) ? machine : 'en';
};
