import type { Language } from '@bivouac/kernel';
import { type ReactNode, useId } from 'react';
import { useWords } from '../language.tsx';
import { MOTIONS, type Settings, SYMBOL_SETS, THEMES } from '../settings.ts';

const TONGUES: readonly { readonly value: Language; readonly words: string }[] = [
  { value: 'en', words: 'English' },
  { value: 'fr', words: 'Français' },
];

interface OneOfProps<T extends string> {
  readonly name: string;
  readonly values: readonly { readonly value: T; readonly words: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const OneOf = <T extends string>({ name, values, value, onChange }: OneOfProps<T>): ReactNode => {
  const group = useId();
  return (
    <fieldset className="bv-setting">
      <legend>{name}</legend>
      <div className="bv-segments">
        {values.map((each) => (
          <label key={each.value}>
            <input type="radio" name={group} checked={each.value === value} onChange={() => onChange(each.value)} />
            <span lang={TONGUES.some((tongue) => tongue.value === each.value) ? each.value : undefined}>
              {each.words}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface FlagProps {
  readonly name: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

const Flag = ({ name, value, onChange }: FlagProps): ReactNode => (
  <label className="bv-setting bv-setting-flag">
    <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
    <span>{name}</span>
  </label>
);

export interface SettingsMenuProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  /** Settings of the page itself. */
  readonly children?: ReactNode;
}

/** Language, colours, symbols, warnings, motion. */
export const SettingsMenu = ({ settings, onChange, children }: SettingsMenuProps): ReactNode => {
  const words = useWords();
  const set = (part: Partial<Settings>): void => onChange({ ...settings, ...part });
  return (
    <div className="bv-settings">
      <OneOf
        name={words('settings.language')}
        values={TONGUES}
        value={settings.language}
        onChange={(language) => set({ language })}
      />
      <OneOf
        name={words('settings.theme')}
        values={THEMES.map((value) => ({ value, words: words(`settings.theme.${value}`) }))}
        value={settings.theme}
        onChange={(theme) => set({ theme })}
      />
      <OneOf
        name={words('settings.symbols')}
        values={SYMBOL_SETS.map((value) => ({ value, words: words(`settings.symbols.${value}`) }))}
        value={settings.symbols}
        onChange={(symbols) => set({ symbols })}
      />
      <OneOf
        name={words('settings.motion')}
        values={MOTIONS.map((value) => ({ value, words: words(`settings.motion.${value}`) }))}
        value={settings.motion}
        onChange={(motion) => set({ motion })}
      />
      <Flag name={words('settings.hexIds')} value={settings.hexIds} onChange={(hexIds) => set({ hexIds })} />
      <Flag
        name={words('settings.listsAnswers')}
        value={settings.listsAnswers}
        onChange={(listsAnswers) => set({ listsAnswers })}
      />
      <Flag name={words('settings.warnings')} value={settings.warnings} onChange={(warnings) => set({ warnings })} />
      {children}
    </div>
  );
};
