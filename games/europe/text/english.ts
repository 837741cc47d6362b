/** Names that bear an article within an English sentence: the Papal States, the Bavarian Corps, the Guard; III Corps bears none. */
const NUMBERED = /^[IVX]+ /u;
const TITLED =
  /( Corps| Army| [Ff]leet| States| towns|^Kingdom of .+|^Confederation of .+|^Grand.+|^Guard.*| Guard| Militia)$/u;
const PLAIN: readonly string[] = [
  'Cavalry Reserve',
  'Grenadiers',
  'Janissaries',
  'Mamelukes',
  'Landwehr',
  'Militia',
  'Chouans',
  'Serbs',
  'Tyroleans',
  'Chevalier Guards',
  'Tyrol',
];

export const article = (name: string): string =>
  !NUMBERED.test(name) && (TITLED.test(name) || PLAIN.includes(name)) ? 'the ' : '';
