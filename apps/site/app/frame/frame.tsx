import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/i18n.tsx';
import { splitLocale } from '../i18n/locale-path.ts';
import { Advisers } from '../leads/adviser-card.tsx';
import { CONTACT_FORM_ID } from '../leads/form/form.ts';
import { Popups } from '../leads/popups/popups.tsx';
import { guardRoutes } from '../navigation/guard-routes.ts';
import { HydrationUnit } from '../ui/hydration-unit.tsx';
import { SkipLink } from '../ui/links/skip-link.tsx';
import { Bar } from './bar/bar.tsx';
import { CookieBar } from './cookie-bar.tsx';
import styles from './dock.module.css';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-data.ts';
import { frameShape } from './frame-shape.ts';
import { OfflineStrip } from './offline-strip.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Arrival } from './scroll/arrival.tsx';
import { ScrollToTop } from './scroll/scroll-to-top.tsx';
import { useTracking } from './use-tracking.ts';

const NO_TRACKERS = { analyticsId: null, tagManagerId: null, pixelId: null };

/** Id of the element that holds the page itself; the skip link leads there. */
const CONTENT_ID = 'content';

interface FrameProps {
  frame: FrameData;
  year: number;
  /** The page shows an error instead of what its address promises: it has no form then. */
  failed?: boolean;
  children: ReactNode;
}

/** What stands around a page: bar, footer, contact box, cookie bar, progress of a navigation. */
export function Frame({ frame, year, failed = false, children }: FrameProps) {
  const { frame: labels } = useMessages();
  const { pathname } = useLocation();
  const { path } = splitLocale(pathname);
  const shape = frameShape(path);
  const contactTo = failed ? `/contact#${CONTACT_FORM_ID}` : shape.talkTo;
  useEffect(() => guardRoutes(), []);
  useTracking(shape.tracked ? frame.settings.trackers : NO_TRACKERS, pathname);
  return (
    <Advisers value={frame.advisers}>
      <SkipLink to={CONTENT_ID}>{labels.skipToContent}</SkipLink>
      <ProgressBar />
      <Bar frame={frame} shape={shape} contactTo={contactTo} failed={failed} />
      <main id={CONTENT_ID} tabIndex={-1}>
        <HydrationUnit>{children}</HydrationUnit>
      </main>
      <ScrollToTop />
      <HydrationUnit>
        <Footer frame={frame} shape={shape.footer} year={year} />
      </HydrationUnit>
      <div className={styles.dock} data-on-cookie-bar>
        <OfflineStrip />
      </div>
      <CookieBar trackers={frame.settings.trackers} />
      <Popups path={path} failed={failed} />
      <Arrival />
    </Advisers>
  );
}
