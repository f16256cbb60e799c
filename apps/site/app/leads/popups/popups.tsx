import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { loadCode } from '../../islands/load-code.ts';
import type { Popup as PopupType } from './popup.tsx';
import { useConsultationLinks } from './use-consultation-links.ts';
import { useNewsletterMoment } from './use-newsletter-moment.ts';

/**
 * The popup is loaded when it is first needed: visitors who only read do not wait for it. Where its
 * code cannot be had, a consultation is asked for on its page.
 */
const Popup = lazy(async () => {
  const code = await loadCode(() => import('./popup.tsx'));
  return { default: code ? code.Popup : PopupElsewhere };
});

function PopupElsewhere({ which }: ComponentProps<typeof PopupType>) {
  const address = useLocalePath()('/consultation');
  useEffect(() => {
    if (which === 'consultation') window.location.assign(address);
  }, [which, address]);
  return null;
}

interface PopupsProps {
  /** Path of the page without its language. */
  path: string;
  /** The page shows an error: it opens no popup. */
  failed: boolean;
}

/** Opens the consultation popup where a link leads to it, and the newsletter popup in its moment. */
export function Popups({ path, failed }: PopupsProps) {
  const [wanted, setWanted] = useState<'consultation' | 'newsletter' | null>(null);
  const [isOpen, setOpen] = useState(false);
  function open(which: 'consultation' | 'newsletter') {
    setWanted(which);
    setOpen(true);
  }
  useConsultationLinks(path, () => open('consultation'));
  useNewsletterMoment(failed ? '' : path, () => open('newsletter'));
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Popup key={wanted} which={wanted} open={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
