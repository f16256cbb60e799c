import { ENLARGE } from '../sections/lightbox/enlarge.ts';
import { wake } from './waking.ts';

/** Opens a picture (`data-enlarge`) in the large view of its page, in place of its file. */
export function openLargeViews(): void {
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-enlarge]') : null;
    const view = document.querySelector<HTMLElement>('[data-island="lightbox"]');
    if (!link || !view || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const detail = Number(link.dataset.enlarge);
    void wake(view).then((runs) => {
      if (runs) window.dispatchEvent(new CustomEvent(ENLARGE, { detail }));
      else window.location.assign(link.href);
    });
  });
}
