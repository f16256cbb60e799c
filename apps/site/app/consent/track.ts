import type { FormType } from '@osnowa/contract';

/** Something a visitor did that is worth counting. It never holds what anybody typed. */
export type TrackedEvent =
  | { name: 'pageView'; path: string; title: string }
  | { name: 'formStarted' | 'formSent' | 'formRejected' | 'captchaAborted'; form: FormType }
  | { name: 'calculatorStage' | 'calculatorLeft'; calculator: string; stage: number };

/** Takes events; there is one only while the visitor consents to statistics. */
export type EventTaker = (event: TrackedEvent) => void;

let taker: EventTaker | null = null;

/**
 * Counts an event with the configured analytics, or forgets it: nothing waits for a consent.
 * @returns whether it was counted
 */
export function track(event: TrackedEvent): boolean {
  taker?.(event);
  return taker !== null;
}

/** Sets the receiver of events; `null` when consent is missing or withdrawn. */
export function takeEvents(next: EventTaker | null): void {
  taker = next;
}
