import { expect, test } from 'vitest';

test('an island has the name of its file, by which the browser loads it, and shares it with none', () => {
  const files = import.meta.glob<string>('../**/*.island.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const wanted = Object.keys(files).map((file) => /([^/]+)\.island\.tsx$/.exec(file)?.[1]);
  const names = Object.values(files).map(
    (source) => /export const island = defineIsland\('([^']+)'/.exec(source)?.[1],
  );
  expect(wanted.length).toBeGreaterThan(10);
  expect(names).toEqual(wanted);
  expect(new Set(names).size).toBe(names.length);
});
