import { lazy, Suspense, useState } from 'react';
import { useConsultationLinks } from './use-consultation-links.ts';
import { useNewsletterMoment } from './use-newsletter-moment.ts';

/** The popup is loaded when it is first needed: visitors who only read do not wait for it. */
const Popup = lazy(() => import('./popup.tsx').then(({ Popup }) => ({ default: Popup })));

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
