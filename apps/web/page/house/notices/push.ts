import type { HouseClient } from '@bivouac/wire';

/** Can this browser be told something while the page is closed? Only where the page may work offline. */
export const mayPush = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = async (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready;

export const subscriptionHere = async (): Promise<PushSubscription | undefined> =>
  mayPush() ? ((await (await registered()).pushManager.getSubscription()) ?? undefined) : undefined;

/** The player says yes to the browser, the browser gives an address, and the server gets it. */
export const subscribe = async (house: HouseClient): Promise<'on' | 'denied'> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await house.notices.pushKey();
  const { pushManager } = await registered();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await house.notices.push({ endpoint: subscription.endpoint, keys: { p256dh, auth } });
  return 'on';
};

export const unsubscribe = async (house: HouseClient, subscription: PushSubscription): Promise<void> => {
  await house.notices.dropPush({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
};
