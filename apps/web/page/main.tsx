import '@bivouac/board/styles/index.css';
import './styles/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { clientOn } from './worker-client.ts';
import { readSettings } from './settings.ts';
import { speakPage } from '../text/speak.ts';

const place = document.querySelector('#page');
if (!place) throw new Error('the page has no place for the table');

const startWorker = (): Worker | undefined => {
  try {
    return new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'table' });
  } catch {
    return undefined;
  }
};

const worker = startWorker();
const settings = readSettings();
if (worker) {
  createRoot(place).render(
    <StrictMode>
      <App client={clientOn(worker)} first={settings} />
    </StrictMode>,
  );
} else place.textContent = speakPage(settings.language)('fault.noWorker');
