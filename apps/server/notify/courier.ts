import { lookup } from 'node:dns/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { InputError } from '@bivouac/kernel';
import { calledUrl, placeOf, type Resolve } from './addresses.ts';

export interface Parcel {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Brings a parcel to a host at a known address, and returns the status. */
export type Carry = (url: URL, address: string, parcel: Parcel, signal: AbortSignal) => Promise<number>;

/**
 * The connection goes to the address that was checked, whatever the name means by then. What comes back is not read, and
 * a redirect is not followed.
 */
export const carry: Carry = (url, address, { headers, body }, signal) =>
  new Promise((resolve, reject) => {
    const family = isIPv6(address) ? 6 : 4;
    const pinned: LookupFunction = (_host, { all }, found) =>
      all === true ? found(null, [{ address, family }]) : found(null, address, family);
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(url, { method: 'POST', headers, lookup: pinned, agent: false, signal }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** How the server reaches out. */
export interface Reach {
  readonly resolve: Resolve;
  readonly carry: Carry;
  /** Cuts a call that takes too long. */
  readonly patience: () => AbortSignal;
}

const PATIENCE_MS = 10_000;

export const openReach: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  carry,
  patience: () => AbortSignal.timeout(PATIENCE_MS),
};

/** `gone`: there is nobody any more, and never will be. `refused`: this address is not called. */
export type Outcome = 'done' | 'gone' | 'failed' | 'refused';

/** Brings a parcel to an address that somebody gave. */
export const bring = async (
  { resolve, carry: carries, patience }: Reach,
  to: string,
  parcel: Parcel,
): Promise<Outcome> => {
  try {
    const url = calledUrl(to, 'url');
    const address = await placeOf(url, resolve, 'url');
    const status = await carries(url, address, parcel, patience());
    if (status >= 200 && status < 300) return 'done';
    return status === 404 || status === 410 ? 'gone' : 'failed';
  } catch (fault) {
    return fault instanceof InputError ? 'refused' : 'failed';
  }
};
