import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '../../consent/consent-store.ts';
import { track } from '../../consent/track.ts';
import { splitLocale } from '../../i18n/locale-path.ts';
import { createStageCount } from './stage-count.ts';

/** One counter for all stages, because stages may be pages of their own. */
const count = createStageCount(track, (then) => setTimeout(then));

/** Counts that a stage is shown and that a calculator is given up; never what was chosen or typed. */
export function useStageCount(stage: number): void {
  const { pathname } = useLocation();
  const calculator = splitLocale(pathname).path.split('/')[1] ?? '';
  const consent = useConsent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage on which consent is given counts
  useEffect(() => {
    count.enter({ calculator, stage });
  }, [calculator, stage, consent?.choice]);
  useEffect(() => {
    window.addEventListener('pagehide', count.end);
    return () => {
      window.removeEventListener('pagehide', count.end);
      count.leave();
    };
  }, []);
}

/** Reports that the estimate was saved, sent, or goes on in another language: leaving is no longer giving up. */
export function countSaved(): void {
  count.finish();
}
