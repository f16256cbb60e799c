/**
 * The service worker of the back office: shows what a push service brings, and opens the lead at a
 * click. It answers no request of a page, so that nothing of the back office is stored by it.
 */
export const PUSH_WORKER = `'use strict';
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
`;
