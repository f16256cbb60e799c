import { expect, test } from 'vitest';
import { type ContentChange, ContentChanges } from './content-changes.ts';

const change = (id: number): ContentChange => ({ source: 'products', id, tags: ['products'] });

function watched() {
  const changes = new ContentChanges();
  const told: unknown[] = [];
  changes.onChange(({ id }) => told.push(id));
  return { changes, told };
}

test('a change is told when its transaction is committed, not before', () => {
  const { changes, told } = watched();
  changes.record(change(1), 'one');
  changes.record(change(2), 'two');
  changes.record(change(3), 'one');
  expect(told).toEqual([]);
  changes.committed('one');
  expect(told).toEqual([1, 3]);
  changes.committed('one');
  expect(told).toEqual([1, 3]);
});

test('a change that was rolled back is never told', () => {
  const { changes, told } = watched();
  changes.record(change(1), 'one');
  changes.rolledBack('one');
  changes.committed('one');
  expect(told).toEqual([]);
});

test('a change outside of a transaction is told at once', () => {
  const { changes, told } = watched();
  changes.record(change(1), null);
  expect(told).toEqual([1]);
});
