type Nothing = Record<never, never>;

/** Headings over answers. */
export interface GroupMessages {
  'group.points': Nothing;
  'group.events': Nothing;
  'group.protectorates': Nothing;
  'group.envoys': Nothing;
  'group.wars': Nothing;
  'group.forces': Nothing;
  'group.parts': Nothing;
  'group.fleets': Nothing;
  'group.march': Nothing;
  'group.here': Nothing;
  'group.leave': Nothing;
  'group.take': Nothing;
  'group.build': Nothing;
  'group.complete': Nothing;
  'group.navy': Nothing;
  'group.cards': Nothing;
  'group.aid': Nothing;
  'group.generals': Nothing;
  'group.withdraw': Nothing;
  'group.intercept': Nothing;
}
