import { expect, test } from 'vitest';
import { type TrackedEvent, takeEvents, track } from '../../consent/track.ts';
import { createStageCount } from './stage-count.ts';

/** A count whose "later" comes when the test says so, and what it reported. */
function counting() {
  const told: TrackedEvent[] = [];
  const waiting: (() => void)[] = [];
  const count = createStageCount(
    (event) => told.push(event) > 0,
    (then) => waiting.push(then),
  );
  const later = () => {
    for (const then of waiting.splice(0)) then();
  };
  return { count, told, later };
}

const at = (stage: number, calculator = 'kalkulator-dms') => ({ calculator, stage });
const seen = (stage: number) => ({ name: 'calculatorStage', ...at(stage) });
const left = (stage: number) => ({ name: 'calculatorLeft', ...at(stage) });

test('each stage counts when it is shown, also where it is a page of its own', () => {
  const { count, told, later } = counting();
  count.enter(at(1));
  count.enter(at(1));
  count.leave();
  count.enter(at(2));
  later();
  expect(told).toEqual([seen(1), seen(2)]);
});

test('who goes elsewhere or closes the page gave up, at the stage they had come to', () => {
  const { count, told, later } = counting();
  count.enter(at(1));
  count.enter(at(2));
  count.leave();
  later();
  count.enter(at(1));
  count.end();
  count.leave();
  later();
  expect(told).toEqual([seen(1), seen(2), left(2), seen(1), left(1)]);
});

test('who changes to another calculator gave the first one up', () => {
  const { count, told, later } = counting();
  count.enter(at(1));
  count.leave();
  count.enter(at(1, 'kalkulator-dms-n'));
  later();
  expect(told).toEqual([
    seen(1),
    left(1),
    { name: 'calculatorStage', ...at(1, 'kalkulator-dms-n') },
  ]);
});

test('who kept or sent the estimate gave nothing up', () => {
  const { count, told, later } = counting();
  count.enter(at(3));
  count.finish();
  count.leave();
  later();
  expect(told).toEqual([seen(3)]);
});

test('P5: nothing is told without consent', () => {
  const taken: TrackedEvent[] = [];
  const count = createStageCount(track, (then) => then());
  count.enter(at(1));
  takeEvents((event) => taken.push(event));
  count.enter(at(2));
  takeEvents(null);
  count.leave();
  expect(taken).toEqual([seen(2)]);
});

test('a stage counts as soon as it may, and once', () => {
  const told: TrackedEvent[] = [];
  let mayCount = false;
  const count = createStageCount(
    (event) => mayCount && told.push(event) > 0,
    () => undefined,
  );
  count.enter(at(1));
  mayCount = true;
  count.enter(at(1));
  count.enter(at(1));
  expect(told).toEqual([seen(1)]);
});
