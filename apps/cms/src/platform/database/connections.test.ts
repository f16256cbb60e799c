import { expect, test } from 'vitest';
import { connectionsOf } from './adapter.ts';

test.each([
  [1, 20],
  [2, 20],
  [4, 20],
  [5, 16],
  [8, 10],
  [16, 5],
])('each of %i processes takes %i connections at most', (processes, connections) => {
  expect(connectionsOf(processes)).toBe(connections);
  // PostgreSQL takes 100 by default, and some are for backups and people.
  expect(processes * connectionsOf(processes)).toBeLessThanOrEqual(80);
});
