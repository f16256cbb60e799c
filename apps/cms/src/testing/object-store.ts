import { afterAll, beforeAll } from 'vitest';
import { type ObjectStore, openObjectStore } from '../../../../tools/gate/object-store.ts';

/** An object store of a file's tests, with these buckets. */
export function testStore(...buckets: string[]): ObjectStore {
  const store = {} as ObjectStore;
  beforeAll(async () => {
    Object.assign(store, await openObjectStore(buckets));
  });
  afterAll(() => store.close?.());
  return store;
}
