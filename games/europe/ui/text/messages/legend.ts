type Nothing = Record<never, never>;

/** What the signs mean. */
export interface LegendMessages {
  'legend.counters': Nothing;
  'legend.marks': Nothing;
  'legend.map': Nothing;
  'legend.general': Nothing;
  'legend.unit': Nothing;
  'legend.cavalry': Nothing;
  'legend.special': Nothing;
  'legend.armyMarker': Nothing;
  'legend.fixedDepot': Nothing;
  'legend.mobileDepot': Nothing;
  'legend.fleet': Nothing;
  'legend.flag': Nothing;
  'legend.siege': Nothing;
  'legend.disrupted': Nothing;
  'legend.outOfSupply': Nothing;
  'legend.besieged': Nothing;
  'legend.garrison': Nothing;
  'legend.army': Nothing;
  'legend.depot': Nothing;
}
