import { expect, test } from 'vitest';
import { atGeneralSupply } from '../../testing/supply.ts';

const MILAN = '4227';
const BERGAMO = '4127';
const SONDRIO = '4126';

test.each([
  ['the Coalition is first in trains', 4],
  ['the French are', 2],
])('6.5 both sides are checked before any unit suffers, when %s', (_who, turn) => {
  // The cavalry at Bergamo cuts the route to Sondrio, and is itself without supply.
  const { state } = atGeneralSupply({
    turn,
    french: { [SONDRIO]: ['f99-Deso'] },
    coalition: { [BERGAMO]: ['a99-c1'] },
    depots: { french: [MILAN] },
  });
  expect(state.units.filter(({ disrupted }) => disrupted).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['f99-Deso', 'a99-c1']),
  );
});

test('6.5 the forage rolls are made before any unit suffers', () => {
  // The stack has no route: were it to suffer first, the disrupted Conscripts would no longer count for the roll.
  const table = atGeneralSupply({
    french: { [MILAN]: ['f99-ci', 'f99-mg', 'f99-Geno'] },
    disrupted: ['f99-ci', 'f99-mg'],
    forage: ['f99-Geno'],
  }).dice(3);
  expect(table.events('supply.forageLacking')[0]?.said.params).toMatchObject({ die: 3, threshold: 3 });
});

test('6.5 the next phase begins once all units have been judged', () => {
  const table = atGeneralSupply({ french: { [MILAN]: ['f99-ci'] }, depots: { french: [MILAN] } });
  expect(table.state.clock).toMatchObject({ phase: 'convertDepot', next: 'french' });
});
