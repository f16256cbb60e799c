import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/i18n.tsx';
import { CONTACT_FORM_ID } from '../leads/contact-form.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Bar } from './bar.tsx';
import { ContactBox } from './contact-box.tsx';
import { CookieBar } from './cookie-bar.tsx';
import styles from './dock.module.css';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-data.ts';
import { OfflineStrip } from './offline-strip.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useTracking } from './use-tracking.ts';

/** Id of the element that holds the page itself; the skip link leads there. */
const CONTENT_ID = 'content';

/** What stands around a page: bar, footer, contact box, cookie notice, progress of a navigation. */
export function Frame({
  frame,
  year,
  contactTo = `#${CONTACT_FORM_ID}`,
  children,
}: {
  frame: FrameData;
  year: number;
  /** Where the calls to action lead: the form of this page, or of another where this one has none. */
  contactTo?: string;
  children: ReactNode;
}) {
  const { frame: labels } = useMessages();
  useTracking(frame.settings.trackers, useLocation().pathname);
  return (
    <>
      <SkipLink to={CONTENT_ID}>{labels.skipToContent}</SkipLink>
      <ProgressBar />
      <Bar frame={frame} contactTo={contactTo} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} year={year} />
      <div className={styles.dock}>
        <ContactBox settings={frame.settings} contactTo={contactTo} />
        <OfflineStrip />
        <CookieBar trackers={frame.settings.trackers} />
      </div>
    </>
  );
}
