import { Dialog, SettingsMenu, useWords } from '@bivouac/board';
import { type ReactNode, useId } from 'react';
import { usePage } from './context.tsx';
import { type Pace, PACES } from './settings.ts';

/** What the board lets one set, and how fast bots play. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const boardWords = useWords();
  const { settings, setSettings, words } = usePage();
  const group = useId();
  return (
    <Dialog title={boardWords('settings.title')} onClose={onClose}>
      <SettingsMenu settings={settings} onChange={(set) => setSettings({ ...settings, ...set })}>
        <fieldset className="bv-setting">
          <legend>{words('pace.title')}</legend>
          <div className="bv-segments">
            {(Object.keys(PACES) as Pace[]).map((pace) => (
              <label key={pace}>
                <input
                  type="radio"
                  name={group}
                  checked={settings.pace === pace}
                  onChange={() => setSettings({ ...settings, pace })}
                />
                <span>{words(`pace.${pace}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <label className="bv-setting bv-setting-flag">
          <input
            type="checkbox"
            checked={settings.sounds}
            onChange={({ target }) => setSettings({ ...settings, sounds: target.checked })}
          />
          <span>{words('sounds.title')}</span>
        </label>
      </SettingsMenu>
    </Dialog>
  );
};
