import { houseClient, type HouseClient, type Me } from '@bivouac/wire';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { usePage } from '../context.tsx';
import { wireFaultFrom } from './house-fault.tsx';
import { type BellTools, useBell } from './notices/use-bell.ts';
import { keepNameHere, meOf, nameKnownHere, onNameChanged, type Standing } from './standing.ts';

/** What every page has at hand for play online. */
export interface HouseTools {
  readonly house: HouseClient;
  readonly standing: Standing;
  /** Asks the server who one is. */
  readonly ask: () => Promise<void>;
  /** Somebody came in or went out. */
  readonly setMe: (me: Me | null) => void;
  readonly bell: BellTools;
}

const HouseContext = createContext<HouseTools | undefined>(undefined);

/** Who is signed in, and the bell that rings for them. */
export const HouseProvider = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { language } = usePage();
  const [house] = useState(() => houseClient());
  const [standing, setStanding] = useState<Standing>({ is: 'unasked' });
  const me = meOf(standing);

  /** Counts what became known, so that an older reply does not undo it: who registers is cut off for a moment, and asks. */
  const times = useRef(0);
  const setMe = useCallback((known: Me | null) => {
    times.current++;
    keepNameHere(known?.name);
    setStanding(known ? { is: 'known', me: known } : { is: 'stranger' });
  }, []);
  const ask = useCallback(() => {
    const before = times.current;
    return house.accounts.me().then(
      (told) => {
        if (times.current === before) setMe(told.me);
      },
      (caught: unknown) => {
        const isAway = wireFaultFrom(caught).kind === 'unreachable';
        // Who was in is in: only the line is down, and each page says so of what it asks.
        setStanding((known) => (isAway && known.is === 'known' ? known : { is: 'away' }));
      },
    );
  }, [house, setMe]);

  useEffect(() => {
    const askIfKnown = (): void => {
      if (nameKnownHere() !== undefined) void ask();
    };
    askIfKnown();
    addEventListener('online', askIfKnown); // The connection is back.
    const stop = onNameChanged(() => void ask());
    return () => {
      removeEventListener('online', askIfKnown);
      stop();
    };
  }, [ask]);
  // Letters come in the language of the page.
  useEffect(() => {
    if (!me || me.language === language) return;
    house.accounts.changeLanguage({ language }).then(
      (changed) => setMe(changed.me),
      () => undefined, // They come in the one before.
    );
  }, [house, me, language, setMe]);

  const bell = useBell(house, me?.id, ask);
  const tools = useMemo(() => ({ house, standing, ask, setMe, bell }), [house, standing, ask, setMe, bell]);
  return <HouseContext value={tools}>{children}</HouseContext>;
};

export const useHouse = (): HouseTools => {
  const tools = useContext(HouseContext);
  if (!tools) throw new Error('this part stands outside the house');
  return tools;
};

/** Who one is; the server is asked when nobody has asked it yet. */
export const useStanding = (): Standing => {
  const { standing, ask } = useHouse();
  const isUnasked = standing.is === 'unasked';
  useEffect(() => {
    if (isUnasked) void ask();
  }, [isUnasked, ask]);
  return standing;
};
