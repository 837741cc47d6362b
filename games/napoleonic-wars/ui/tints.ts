import { fact } from '@bivouac/kernel';
import { DUCHIES, duchy } from '../catalogue/catalogue.ts';
import source from '../map/source/washes.json' with { type: 'json' };
import { controller, type FlagRow } from '../state/state.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';

const tinted = fact((flags: readonly FlagRow[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    DUCHIES.flatMap((id) => {
      const now = controller({ flags }, id);
      return now === duchy(id).owner ? [] : [[id, source.washes[now]]];
    }),
  ),
);

/** 3 Control: Duchies that another nation Controls than the one of their colour. */
export const tints = ({ flags }: NapoleonicWarsView): Readonly<Record<string, string>> => tinted(flags);
