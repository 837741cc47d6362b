import { useEffect, useState } from 'react';

interface NewVersion {
  readonly isReady: boolean;
  readonly takeOver: () => void;
  readonly putOff: () => void;
}

/** The first visit leaves the client in the browser's cache; later ones look for a newer one, and offer it. */
export const useNewVersion = (): NewVersion => {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!serviceWorker || !import.meta.env.PROD) return undefined;
    let isWanted = true;
    const watch = (registration: ServiceWorkerRegistration): void => {
      const offer = (): void => {
        if (isWanted && registration.waiting && serviceWorker.controller) setWaiting(registration.waiting);
      };
      offer();
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', offer),
      );
    };
    // Without it the table works all the same, only not offline.
    serviceWorker.register('./service-worker.js').then(watch, () => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return {
    isReady: waiting !== undefined,
    takeOver: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting?.postMessage('take over');
    },
    putOff: () => setWaiting(undefined),
  };
};
