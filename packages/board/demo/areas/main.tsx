import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Board } from '../../map/board.tsx';
import '../../styles/index.css';
import { choices, coast, pieces } from './coast.ts';

/** A board of areas, for tests and for eyes. Whatever is chosen is written on `document.body`; a click tints Osten. */
const Areas = (): React.ReactNode => {
  const [tints, setTints] = useState<Readonly<Record<string, string>>>({});
  return (
    <Board
      map={coast}
      counters={pieces}
      choices={choices}
      tints={tints}
      calm
      hexIds
      placeWords={(place) => place}
      onAnswer={(id) => {
        document.body.dataset['answered'] = id;
        setTints({ east: '#ff0000' });
      }}
      onPlace={(place) => {
        document.body.dataset['place'] = place;
      }}
    />
  );
};

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Areas />
    </StrictMode>,
  );
