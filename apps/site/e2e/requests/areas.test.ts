import { expect, test } from 'vitest';
import { content, needed } from '../support/content.ts';
import { open } from '../support/plain-visitor.ts';

test.each([
  ['', 'industries', 'Co już działa u naszych klientów', 'Oszacuj koszt'],
  ['/en', 'areas', 'Already in use', 'Estimate the cost'],
  ['/de', 'industries', 'Bei unseren Kunden', 'Kosten schätzen'],
] as const)('%s/%s: a visitor reads about one', async (language, kind, others, call) => {
  const all = await content(kind);
  const sorted = all.toSorted((one, other) => other.realizations.length - one.realizations.length);
  const { PageName, features: ids, realizations } = needed(sorted[0], `document in ${kind}`);
  const list = `${language}/${kind}`;
  expect((await open(list)).$(`main article a[href="${list}/${PageName}"]`).length).toBeGreaterThan(
    0,
  );
  const { $, saying } = await open(`${list}/${PageName}`);
  const features = await content('area-features', `?${ids.map((id) => `id_in=${id}`).join('&')}`);
  const points = features.flatMap(({ feature_elements }) => feature_elements);
  expect(points.length).toBeGreaterThan(0);
  expect($('main :is(ol, ul) ul li').length).toBeGreaterThanOrEqual(points.length);
  expect(realizations.length).toBeGreaterThan(0);
  const related = saying('section', others).find('article');
  expect(related.length).toBeGreaterThanOrEqual(Math.min(realizations.length, 2));
  expect(saying('a', call).length).toBe(1);
  expect($('main form').length).toBe(1);
});
