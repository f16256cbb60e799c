import type { TrackedEvent } from '../../consent/track.ts';

/** The visitor's place: a calculator, by the beginning of its address, and the stage, from 1. */
export interface Place {
  calculator: string;
  stage: number;
}

/**
 * Follows one visitor through the calculators and reports the stages shown, and the stage at which
 * the visitor gave up.
 */
export interface StageCount {
  /** A stage is shown; a second call counts it if the first could not. */
  enter(place: Place): void;
  /**
   * The screen is gone: the visitor went to another stage, or left. Counted when no stage follows.
   */
  leave(): void;
  /** The document is being unloaded. */
  end(): void;
  /** The estimate was saved, sent, or continued in another language: leaving is not giving up. */
  finish(): void;
}

/**
 * @param track counts an event and returns whether it did: not without consent
 * @param later runs its function after the next screen, if any, is shown
 */
export function createStageCount(
  track: (event: TrackedEvent) => boolean,
  later: (then: () => void) => void,
): StageCount {
  let now: Place | null = null;
  let isShown = false;
  let isCounted = false;
  let isFinished = false;

  function giveUp(): void {
    if (now && !isFinished) track({ name: 'calculatorLeft', ...now });
    now = null;
    isFinished = false;
  }

  return {
    enter(place) {
      isShown = true;
      if (now && now.calculator !== place.calculator) giveUp();
      if (now?.stage !== place.stage) {
        now = place;
        isFinished = false;
        isCounted = false;
      }
      if (!isCounted) isCounted = track({ name: 'calculatorStage', ...place });
    },
    leave() {
      isShown = false;
      later(() => {
        if (!isShown) giveUp();
      });
    },
    end: giveUp,
    finish() {
      isFinished = true;
    },
  };
}
