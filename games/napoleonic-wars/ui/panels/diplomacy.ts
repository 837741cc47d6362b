import type { Language } from '@bivouac/kernel';
import { columnCost } from '../../catalogue/catalogue.ts';
import {
  CAMPS,
  type Camp,
  type Column,
  COLUMNS,
  type Nation,
  NATIONS,
  type Power,
  POWERS,
} from '../../catalogue/ids.ts';
import { leftCost, rightCost } from '../../rules/8-diplomacy/8.1-track.ts';
import { campOf, director, inCamp, isProxy, keysOf, nationRow } from '../../state/state.ts';
import { names } from '../../text/names.ts';
import { capital } from '../../text/wording.ts';
import type { NapoleonicWarsView } from '../../secrecy/view.ts';
import { stateOf } from '../seen.ts';
import { wordsIn } from '../text/words.ts';

export interface TrackTold {
  readonly columns: readonly { readonly id: Column; readonly words: string; readonly title: string }[];
  readonly rows: readonly {
    readonly power: Power;
    readonly name: string;
    readonly title: string;
    readonly cells: readonly (readonly { readonly nation: Nation; readonly words: string; readonly title: string }[])[];
  }[];
  readonly camps: readonly {
    readonly id: Camp | 'none';
    readonly name: string;
    readonly keys: number;
    readonly members: readonly { readonly nation: Nation; readonly words: string }[];
  }[];
}

/** 8.1 The Diplomatic Track box by box, and 8.3 the Camps with all who stand in them. */
export const trackTold = (view: NapoleonicWarsView, language: Language): TrackTold => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const name = names(language);
  const chip = (consul: (typeof g.consuls)[number]) => ({
    nation: consul.nation,
    words: `${words('nation.short', { nation: consul.nation })}${consul.plus ? ' +1' : ''}`,
    title: words('diplomacy.consul', {
      nation: consul.nation,
      column: consul.column,
      row: consul.row,
      right: consul.column === 'pact' ? null : rightCost(consul),
      left: consul.column === 'pact' || consul.column === 'unaligned' ? null : leftCost(consul),
    }),
  });
  const powers = POWERS.filter((power) => !isProxy(g, power));
  const member = (nation: Nation) => ({
    nation,
    words: words('diplomacy.member', {
      nation,
      player: director(g, nation),
      subject: nationRow(g, nation).subjectTo,
      keys: keysOf(g, nation),
    }),
  });
  const camp = (id: Camp | 'none', members: readonly Nation[]) => ({
    id,
    name: id === 'none' ? words('diplomacy.noCamp') : capital(name.camp(id)),
    keys: members.reduce((sum, nation) => sum + keysOf(g, nation), 0),
    members: members.map(member),
  });
  return {
    columns: COLUMNS.map((id) => ({
      id,
      words: words('diplomacy.columnShort', { column: id, cost: columnCost(id) }),
      title: words('diplomacy.column', { column: id, cost: columnCost(id) }),
    })),
    rows: powers.map((power) => ({
      power,
      name: words('nation.short', { nation: power }),
      title: name.nation(power),
      cells: COLUMNS.map((column) =>
        g.consuls
          .filter(
            (consul) =>
              consul.column === column && (consul.row === power || (consul.row === null && power === powers[0])),
          )
          .map(chip),
      ),
    })),
    camps: [
      ...CAMPS.map((id) => camp(id, inCamp(g, id))),
      camp(
        'none',
        NATIONS.filter((nation) => campOf(g, nation) === null),
      ),
    ],
  };
};
