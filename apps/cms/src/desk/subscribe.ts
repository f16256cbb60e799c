/** Address and scope of the service worker; no page of the site is in its scope. */
const WORKER = '/admin/push-worker.js';
const SCOPE = '/admin/';

/** Why notifications cannot be turned on here, as the panel has sentences for it. */
type Refusal = 'unsupported' | 'insecure' | 'denied' | 'dismissed' | 'noService';

/** The reason why notifications cannot work, before any question; `null` when there is none. */
export function pushState(): Extract<Refusal, 'unsupported' | 'insecure'> | null {
  if (!window.isSecureContext) return 'insecure';
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? null : 'unsupported';
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (pushState()) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Address at which the push service takes notices for this browser; `null` while they are off, and
 * when it was subscribed with another key of ours, with which it takes none.
 * @param publicKey our key for push services, as base64url
 */
export async function thisEndpoint(publicKey: string): Promise<string | null> {
  const subscription = await subscriptionHere();
  if (!subscription) return null;
  const { applicationServerKey } = subscription.options;
  return isKey(applicationServerKey, publicKey) ? subscription.endpoint : null;
}

/** Whether a subscription has this key; one that does not name its key counts as having it. */
export function isKey(known: ArrayBuffer | null, publicKey: string): boolean {
  if (!known) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(known)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

/**
 * Asks for permission and subscribes this browser. Call it at a click: browsers refuse the question
 * otherwise.
 * @param publicKey our key for push services, as base64url
 */
export async function subscribe(
  publicKey: string,
): Promise<{ subscription: PushSubscriptionJSON } | { refusal: Refusal }> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    return { refusal: permission === 'denied' ? 'denied' : 'dismissed' };
  }
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    await activated(registration);
    // One that was made with another key of ours cannot be used any more.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    return { subscription: made.toJSON() };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { refusal: error.name === 'NotAllowedError' ? 'denied' : 'noService' };
  }
}

/** Until the worker of a registration runs: no push reaches it before. */
async function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}
