import { useSyncExternalStore } from 'react';
import { type ConsentState, consentState, onConsentChange } from './consent-store.ts';

/** The consent as a component sees it; `null` on the server, which renders for every visitor alike. */
export function useConsent(): ConsentState | null {
  return useSyncExternalStore<ConsentState | null>(onConsentChange, consentState, () => null);
}
