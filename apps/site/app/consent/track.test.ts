import { expect, test } from 'vitest';
import { type TrackedEvent, takeEvents, track } from './track.ts';

test('P5: an event reaches the receiver, and none without consent', () => {
  const taken: TrackedEvent[] = [];
  track({ name: 'formStarted', form: 'contact' });
  takeEvents((event) => taken.push(event));
  track({ name: 'formSent', form: 'contact' });
  takeEvents(null);
  track({ name: 'formRejected', form: 'contact' });
  expect(taken).toEqual([{ name: 'formSent', form: 'contact' }]);
});
