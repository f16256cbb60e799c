import { useEffect, useSyncExternalStore } from 'react';
import { type ConsentState, consentState, onConsentChange } from '../../consent/consent-store.ts';
import { track } from '../../consent/track.ts';
import { splitLocale } from '../../i18n/locale-path.ts';
import { useUrlState } from '../../url-state/url-state.tsx';
import { createStageCount } from './stage-count.ts';

/** One counter for all stages of a document. */
const count = createStageCount(track, (then) => setTimeout(then));

/** The estimate was saved, sent, or continued in another language: leaving is not giving up now. */
export function countSaved(): void {
  count.finish();
}

/**
 * Counts a shown stage and an abandoned calculator; never a choice or typed text. A
 * stage with an address of its own counts as a page, too.
 */
export function useStageCount(stage: number): void {
  const { pathname, key } = useUrlState();
  const calculator = splitLocale(pathname).path.split('/')[1] ?? '';
  const consent = useConsent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address counts, not each of its entries; the first counts as a document
  useEffect(() => {
    if (key > 0) track({ name: 'pageView', path: pathname, title: document.title });
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage on which consent is given counts
  useEffect(() => {
    count.enter({ calculator, stage });
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) count.enter({ calculator, stage });
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [calculator, stage, consent?.choice]);
  useEffect(() => {
    window.addEventListener('pagehide', count.end);
    document.addEventListener('click', nextInLanguage);
    return () => {
      window.removeEventListener('pagehide', count.end);
      document.removeEventListener('click', nextInLanguage);
      count.leave();
    };
  }, []);
}

/** In another language a calculator continues. */
function nextInLanguage({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-language]')) countSaved();
}

/** The consent as a component sees it; `null` on the server, which renders for every visitor alike. */
function useConsent(): ConsentState | null {
  return useSyncExternalStore<ConsentState | null>(onConsentChange, consentState, () => null);
}
