import type { Language } from '@bivouac/kernel';
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { SpeakPage } from '../text/speak.ts';
import type { PageSettings } from './settings.ts';
import type { Client } from './worker-client.ts';

/** What every page has at hand. */
export interface PageTools {
  readonly client: Client;
  readonly settings: PageSettings;
  readonly setSettings: Dispatch<SetStateAction<PageSettings>>;
  readonly language: Language;
  readonly words: SpeakPage;
}

const PageContext = createContext<PageTools | undefined>(undefined);

export const PageProvider = PageContext.Provider;

export const usePage = (): PageTools => {
  const tools = useContext(PageContext);
  if (!tools) throw new Error('this part stands outside the page');
  return tools;
};
