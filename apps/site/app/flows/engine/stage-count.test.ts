import { expect, test } from 'vitest';
import type { TrackedEvent } from '../../consent/track.ts';
import { createStageCount } from './stage-count.ts';

/** A counter whose `later` runs when the test says so, and the events it reported. */
function counting() {
  const reported: TrackedEvent[] = [];
  const waiting: (() => void)[] = [];
  const count = createStageCount(
    (event) => reported.push(event) > 0,
    (then) => waiting.push(then),
  );
  const later = () => {
    for (const then of waiting.splice(0)) then();
  };
  return { count, reported, later };
}

const at = (stage: number, calculator = 'kalkulator-dms') => ({ calculator, stage });
const seen = (stage: number) => ({ name: 'calculatorStage', ...at(stage) });
const left = (stage: number) => ({ name: 'calculatorLeft', ...at(stage) });

test('each stage counts when it is shown, also where it is a page of its own', () => {
  const { count, reported, later } = counting();
  count.enter(at(1));
  count.enter(at(1));
  count.leave();
  count.enter(at(2));
  later();
  expect(reported).toEqual([seen(1), seen(2)]);
});

test('leaving or closing the page counts as giving up, at the last stage', () => {
  const { count, reported, later } = counting();
  count.enter(at(1));
  count.enter(at(2));
  count.leave();
  later();
  count.enter(at(1));
  count.end();
  count.leave();
  later();
  expect(reported).toEqual([seen(1), seen(2), left(2), seen(1), left(1)]);
});

test('changing to another calculator counts as giving the first one up, but not after sending', () => {
  const { count, reported, later } = counting();
  const other = at(3, 'kalkulator-dms-n');
  count.enter(at(1));
  count.leave();
  count.enter(other);
  count.finish();
  count.leave();
  later();
  expect(reported).toEqual([seen(1), left(1), { name: 'calculatorStage', ...other }]);
});

test('P5: a stage counts once, as soon as consent is given', () => {
  const reported: TrackedEvent[] = [];
  let mayCount = false;
  const count = createStageCount(
    (event) => mayCount && reported.push(event) > 0,
    () => undefined,
  );
  count.enter(at(1));
  mayCount = true;
  count.enter(at(1));
  count.enter(at(1));
  expect(reported).toEqual([seen(1)]);
});
