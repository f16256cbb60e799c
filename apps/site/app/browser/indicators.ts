/** Faster navigations show no progress; ms (point 9 of the specification). */
const THROTTLE = 200;

/** Shows a strip without a connection. A link followed meanwhile opens once there is one. */
export function showOffline(): void {
  const strip = document.querySelector<HTMLElement>('[data-offline]');
  if (!strip) return;
  const look = () => {
    strip.toggleAttribute('data-shown', !navigator.onLine);
    strip.textContent = navigator.onLine ? '' : (strip.dataset.offline ?? '');
  };
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (navigator.onLine || event.defaultPrevented || link?.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    // The browser opens the link in another tab or window, or stores it.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const open = () => window.location.assign(link.href);
    window.addEventListener('online', open, { once: true });
  });
}

/**
 * Shows a line across the top while a navigation takes longer than the throttle of 200 ms, until the
 * new document takes the place of this one. A form that brings a file (`data-downloads`) leaves it.
 */
export function showProgress(): void {
  const bar = document.querySelector<HTMLElement>('[data-page-progress]');
  if (!bar) return;
  let timer = 0;
  const end = () => {
    window.clearTimeout(timer);
    bar.hidden = true;
  };
  const begin = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      bar.hidden = false;
    }, THROTTLE);
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !event.defaultPrevented && leavesPage(link, event)) begin();
  });
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    const downloads = target instanceof Element && target.hasAttribute('data-downloads');
    if (!defaultPrevented && !downloads) begin();
  });
  // Back from the cache, or left alone because the visitor stopped loading.
  window.addEventListener('pageshow', end);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end();
  });
}

/** Whether a link that is followed loads another page in this window; a file has a dot in its name. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { origin, pathname, search } = window.location;
  const isAnchor = link.hash !== '' && link.pathname === pathname && link.search === search;
  const isFile = link.hasAttribute('download') || link.pathname.includes('.');
  const isHere = link.origin === origin && link.target === '' && !isFile;
  return isHere && !isAnchor && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
