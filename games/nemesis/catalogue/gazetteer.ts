import { listOf, shape, text } from '@bivouac/kernel';
import landsJson from '../data/lands.json' with { type: 'json' };
import riversJson from '../data/rivers.json' with { type: 'json' };
import { type Words, words } from './ids.ts';

/** What the map and the counters are called in each language, beyond cities, units and commanders. */

const named = listOf(shape({ id: text(), name: words }));
const lands = shape({ prov: text(), powers: named, states: named, nations: named, landscapes: named });
const waters = shape({ prov: text(), rivers: named, lakes: named });

const { powers, states, nations, landscapes } = lands.parse(landsJson, 'lands.json');
const { rivers, lakes } = waters.parse(riversJson, 'rivers.json');

const lookup = (kind: string, rows: readonly { readonly id: string; readonly name: Words }[]) => {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id: string): Words => {
    const name = names.get(id);
    if (!name) throw new Error(`no ${kind} called ${id}`);
    return name;
  };
};

export const powerName = lookup('power', powers);
export const stateName = lookup('state', states);
export const nationName = lookup('nation', nations);
export const landscapeName = lookup('landscape', landscapes);
export const riverName = lookup('river', rivers);
export const lakeName = lookup('lake', lakes);
