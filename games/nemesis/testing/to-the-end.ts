import { checkScenario, type Scenario, shippedScenarios } from '../scenario/scenario.ts';

/** 17 The linked game without its early endings: random players would never see 1813 otherwise. */
export const toTheEnd = (): Scenario => {
  const { zones, invasion, ...linked } = shippedScenarios.get('1812-1813') ?? {};
  if (!zones || !invasion) throw new Error('no linked game on the shelf');
  return checkScenario({
    ...linked,
    id: 'to-the-end',
    zones: zones.map(({ throughTurn: _last, ...zone }) => zone),
    invasion: { ...invasion, endings: { ...invasion.endings, throughTurn: 2, capitals: [], others: [] } },
  });
};
