import webpush from 'web-push';
import type { Store } from '../storage/store.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys by which browsers know that a push is ours: made once, and kept. */
export const vapidKeys = async ({ settings }: Pick<Store, 'settings'>): Promise<VapidKeys> =>
  JSON.parse(await settings.keep('keys of push', () => JSON.stringify(webpush.generateVAPIDKeys()))) as VapidKeys;
