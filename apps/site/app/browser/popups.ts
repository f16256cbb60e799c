import { localePath, splitLocale } from '../i18n/locale-path.ts';
import { OPEN_POPUP, type PopupName } from '../leads/popups/open-popup.ts';
import { hydrate } from './hydration.ts';
import { onNewsletterMoment } from './newsletter.ts';

/** Page that the links lead to where no scripts run; the popup does not open over it. */
const PAGE = '/consultation';

/** Opens the consultation popup for links to it, and the newsletter popup in its moment. */
export function openPopups(): void {
  const popups = document.querySelector<HTMLElement>('[data-island="popups"]');
  if (!popups) return;
  const open = async (detail: PopupName) => {
    const runs = await hydrate(popups);
    if (runs) window.dispatchEvent(new CustomEvent(OPEN_POPUP, { detail }));
    return runs;
  };
  onNewsletterMoment(() => void open('newsletter'));
  const { locale, path } = splitLocale(window.location.pathname);
  if (path === PAGE) return;
  const address = localePath(locale, PAGE);
  const linkAt = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link?.pathname === address && link.origin === window.location.origin ? link : null;
  };
  // The popup's code is loaded only once the visitor points at the link.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, (event) => linkAt(event) && void hydrate(popups));
  // Before the menus' listeners: a menu with the link stays open behind, and gets the focus back.
  window.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      const link = isPlain && linkAt(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void open('consultation').then((runs) => {
        if (!runs) window.location.assign(link.href);
      });
    },
    { capture: true },
  );
}
