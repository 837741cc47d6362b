import type { Agreed } from '../../../scenario/agreed.ts';

type Nothing = Record<never, never>;

/** What can be chosen before a match. */
export type OptionMessages = Record<
  | 'option.scenario'
  | 'option.scenario.help'
  | 'option.players'
  | 'option.players.help'
  | `option.players.${'solo' | '2' | '3' | '4' | '5'}`
  | `option.${keyof Agreed}`
  | `option.${keyof Agreed}.help`
  | 'options.agreed'
  | 'options.optional'
  | `options.${'book' | 'history' | 'everything'}`
  | `options.${'book' | 'history' | 'everything'}.help`,
  Nothing
> & { 'options.players': { most: number } };
