/**
 * The service worker of the back office: shows notifications of a push service, opens the lead at a
 * click, and notifies the server when the push service gives this browser another address; where
 * the server no longer knows the device, the new subscription ends. It answers no request of a
 * page, so that it stores nothing of the back office.
 * @param publicKey our key for push services, as base64url
 */
export function pushWorker(publicKey: string): string {
  return `'use strict';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data.json();
  const options = { body, tag, renotify: true, icon: '/admin/icon.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = pages.find((page) => page.url === address);
    return shown ? shown.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(open());
});
self.addEventListener('pushsubscriptionchange', (event) => {
  const subscribe = () =>
    self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: ${JSON.stringify(publicKey)},
    });
  const renew = async () => {
    const subscription = event.newSubscription || (await subscribe());
    const answer = await fetch('/payload/users/push/renew', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(subscription),
    });
    if (answer.status === 404) await subscription.unsubscribe();
  };
  event.waitUntil(renew());
});
`;
}
