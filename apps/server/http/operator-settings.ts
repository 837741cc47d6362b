import { InputError } from '@bivouac/kernel';
import type { LinkPlace } from '../neighbours/link-place.ts';
import { type Proxies, proxiesIn } from './address.ts';

/** What the operator sets about the line to the world, by the names of the variables. */
export interface LineSettings {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly TRUSTED_PROXIES?: string | undefined;
  readonly METRICS_TOKEN?: string | undefined;
  readonly DICE_KEY?: string | undefined;
  readonly LINK_HOST?: string | undefined;
  readonly LINK_PORT?: string | undefined;
  readonly LINK_NAME?: string | undefined;
}

export interface LineOptions {
  readonly publicOrigin?: string;
  readonly proxies?: Proxies;
  readonly metricsToken?: string;
  readonly diceKey?: string;
  readonly link?: LinkPlace;
}

/** So long a token must be that nobody guesses it. */
export const SHORTEST_TOKEN = 24;

const tokenIn = (name: string, given: string): string => {
  if (given.length >= SHORTEST_TOKEN) return given;
  throw new InputError(name, 'it is short', `Give at least ${SHORTEST_TOKEN} letters that nobody can guess.`);
};

/** A secret that the operator gives, long enough; nothing where none is given. */
export const givenToken = (name: string, given: string | undefined): string | undefined =>
  given === undefined || given === '' ? undefined : tokenIn(name, given);

/** Where the other processes on the same database find this one; nothing where all are on one machine. */
const linkIn = ({ LINK_HOST: host, LINK_PORT: port = '0', LINK_NAME: name }: LineSettings): LinkPlace | undefined => {
  if (!host) return undefined;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new InputError('LINK_PORT', `“${port}” is no port`, 'Give a number from 0 to 65535.');
  return { host, port: Number(port), ...(name ? { name } : {}) };
};

export const lineBySettings = (settings: LineSettings): LineOptions => {
  const { PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: proxies, METRICS_TOKEN, DICE_KEY: diceKey } = settings;
  const link = linkIn(settings);
  const metricsToken = givenToken('METRICS_TOKEN', METRICS_TOKEN);
  return {
    ...(origin ? { publicOrigin: origin } : {}),
    ...(proxies ? { proxies: proxiesIn(proxies) } : {}),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...(diceKey ? { diceKey } : {}),
    ...(link ? { link } : {}),
  };
};

/** What the operator should know before strangers come, if something is missing. */
export const warningAbout = ({ publicOrigin, proxies }: LineOptions): string | undefined =>
  publicOrigin !== undefined && proxies === undefined
    ? 'PUBLIC_ORIGIN is set and TRUSTED_PROXIES is not: if a proxy stands in front, all visitors share the limits of its address.'
    : undefined;
