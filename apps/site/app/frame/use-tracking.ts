import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { TrackerIds } from '../consent/consent-choice.ts';
import { useConsent } from '../consent/consent-store.ts';
import { track } from '../consent/track.ts';
import { isWithdrawn, startTracking } from '../consent/tracking.ts';
import { keepCampaign } from '../leads/attribution.ts';

/**
 * Starts what the visitor agreed to and counts pages. Scripts of a tracker whose consent was
 * withdrawn end with their document: the next page is then loaded as a new one.
 * @param pathname the page, without its query: that may hold anything
 */
export function useTracking(trackers: TrackerIds, pathname: string): void {
  // Before any effect of a page: what that counts must find who takes it.
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
