import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { TrackerIds } from '../consent/consent-choice.ts';
import { useConsent } from '../consent/consent-store.ts';
import { track } from '../consent/track.ts';
import { isWithdrawn, startTracking } from '../consent/tracking.ts';
import { useMessages } from '../i18n/i18n.tsx';
import { splitLocale } from '../i18n/locale-path.ts';
import { Advisers } from '../leads/adviser-card.tsx';
import { keepCampaign } from '../leads/attribution.ts';
import { CONTACT_FORM_ID } from '../leads/form/form.ts';
import { Popups } from '../leads/popups/popups.tsx';
import { guardRoutes } from '../navigation/guard-routes.ts';
import { HydrationUnit } from '../ui/hydration-unit.tsx';
import { SkipLink } from '../ui/links/skip-link.tsx';
import { Bar } from './bar/bar.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import type { FrameData } from './frame-data.ts';
import { frameShape } from './frame-shape.ts';
import { Arrival } from './scroll/arrival.tsx';
import { ScrollToTop } from './scroll/scroll-to-top.tsx';

const NO_TRACKERS = { analyticsId: null, tagManagerId: null, pixelId: null };

/** Id of the element that holds the page itself; the skip link leads there. */
const CONTENT_ID = 'content';

interface FrameProps {
  frame: FrameData;
  year: number;
  /** The page shows an error: it has no form then. */
  failed?: boolean;
  children: ReactNode;
}

/** The frame of a page: bar, footer, contact box, cookie bar, progress of a navigation. */
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

/**
 * Starts the allowed trackers and counts pages. A script whose consent was withdrawn ends with its
 * document: the next page is then loaded as a new one.
 * @param pathname the page, without its query, which may contain anything
 */
function useTracking(trackers: TrackerIds, pathname: string): void {
  // Before any effect of a page: an event that a page tracks needs a running tracker.
  useLayoutEffect(() => startTracking(trackers), [trackers]);
  const consent = useConsent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page on which consent is given counts
  useEffect(() => {
    track({ name: 'pageView', path: pathname, title: document.title });
  }, [pathname, consent?.choice]);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry of the history gets its address
  useEffect(keepCampaign, [key]);
  const { location: next } = useNavigation();
  useEffect(() => {
    if (next && isWithdrawn()) window.location.assign(next.pathname + next.search + next.hash);
  }, [next]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A strip that shows while there is no connection. */
function OfflineStrip() {
  const { frame } = useMessages();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.strip} data-shown={!online || undefined}>
      {online ? '' : frame.offline}
    </div>
  );
}

/** Navigations that are quicker show no progress; ms (point 9 of the specification). */
const THROTTLE = 200;

/** A thread across the top while a navigation takes longer than the throttle of 200 ms. */
function ProgressBar() {
  const { frame } = useMessages();
  const loading = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), THROTTLE);
    return () => clearTimeout(timer);
  }, [loading]);
  if (!shown) return null;
  return (
    <div role="progressbar" aria-label={frame.loading} className={styles.bar}>
      <span className={styles.thread} />
    </div>
  );
}
