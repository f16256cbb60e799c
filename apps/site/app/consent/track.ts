import type { FormType } from '@osnowa/contract';

/** A visitor's action that is counted. It never contains typed text. */
export type TrackedEvent =
  | { name: 'pageView'; path: string; title: string }
  | { name: 'formStarted' | 'formSent' | 'formRejected' | 'captchaAborted'; form: FormType }
  | { name: 'calculatorStage' | 'calculatorLeft'; calculator: string; stage: number };

/** Receives events; set only while the visitor consents to statistics. */
export type EventTaker = (event: TrackedEvent) => void;

let taker: EventTaker | null = null;

/**
 * Counts an event with the configured analytics, or drops it: no event waits for consent.
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
