import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { splitLocale } from '../i18n/locale-path.ts';
import { consentState } from './consent-store.ts';
import { pageKind, VITALS_PATH, type VitalName, type VitalsMessage } from './vitals-message.ts';

/** Windows narrower than this are those of phones, in CSS px. */
const PHONE_BELOW = 768;

/**
 * Measures how fast this document was for its visitor, and reports it when the visitor leaves the
 * page. Only values are sent: no address, no identifier. Each metric is reported once a document.
 */
export function measureVitals(): void {
  const values = new Map<VitalName, number>();
  const reported = new Set<string>();
  const note = ({ name, id, value }: Metric) => {
    if (name === 'FCP' || reported.has(id)) return;
    reported.add(id);
    values.set(name, value);
  };
  for (const follow of [onCLS, onINP, onLCP, onTTFB]) follow(note);
  // Registered after the listeners of the metrics, which set their final values at the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || values.size === 0) return;
    if (consentState().choice?.analytics) send(Object.fromEntries(values));
    values.clear();
  });
}

function send(values: VitalsMessage['values']): void {
  const [document] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(document?.name ?? location.href);
  const { locale, path } = splitLocale(pathname);
  const device = window.innerWidth < PHONE_BELOW ? 'phone' : 'desktop';
  const message: VitalsMessage = { page: pageKind(path), locale, device, values };
  navigator.sendBeacon(VITALS_PATH, JSON.stringify(message));
}
