import { VITALS_PATH, type VitalName } from '@osnowa/http/vital-metrics';
import type { VitalsBeacon } from '@osnowa/http/vitals';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { splitLocale } from '../i18n/locale-path.ts';
import { consentState } from './consent-store.ts';
import { pageKind } from './page-kind.ts';

/** Windows narrower than this are those of phones, in CSS px. */
const PHONE_BELOW = 768;

/**
 * Measures how fast this document was for its visitor, and tells the site when the page is left.
 * Values alone travel: no address, no identifier. Each metric is reported once a document.
 */
export function measureVitals(): void {
  const values = new Map<VitalName, number>();
  const told = new Set<string>();
  const note = ({ name, id, value }: Metric) => {
    if (name === 'FCP' || told.has(id)) return;
    told.add(id);
    values.set(name, value);
  };
  for (const follow of [onCLS, onINP, onLCP, onTTFB]) follow(note);
  // After those of the metrics, which have their last word at the same moment.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || values.size === 0) return;
    if (consentState().choice?.analytics) send(Object.fromEntries(values));
    values.clear();
  });
}

function send(values: VitalsBeacon['values']): void {
  const [document] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(document?.name ?? location.href);
  const { locale, path } = splitLocale(pathname);
  const device = window.innerWidth < PHONE_BELOW ? 'phone' : 'desktop';
  const beacon: VitalsBeacon = { page: pageKind(path), locale, device, values };
  navigator.sendBeacon(VITALS_PATH, JSON.stringify(beacon));
}
