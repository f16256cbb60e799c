import { expect, test } from 'vitest';
import { findDirectionFaults } from './directions.ts';

/** A file, and a path that it may import. */
const ALLOWED: [from: string, to: string][] = [
  ['apps/site/app/routes/home.ts', 'apps/site/app/pages/home.ts'],
  ['apps/site/app/pages/home.ts', 'packages/contract'],
  ['apps/site/server/site.ts', 'apps/site/server/pages/pages.ts'],
  ['apps/site/server/pages/pages.ts', 'apps/site/app/i18n/locale-path.ts'],
  ['apps/site/server/pages/pages.test.ts', 'apps/site/server/testing/records.ts'],
  ['apps/cms/src/reads/content.ts', 'next/server'],
  ['packages/estimate/src/price.test.ts', 'packages/estimate/src/testing/catalogue.ts'],
  ['bench/load/site.ts', 'tools/gate/object-store.ts'],
];

const FORBIDDEN: [from: string, to: string, why: RegExp][] = [
  ['apps/site/app/ui/button.ts', 'apps/site/app/content/domain.ts', /Order in apps\/site\/app/],
  ['apps/site/app/routes/home.ts', 'apps/site/app/routes/about.ts', /nothing imports a route/],
  ['apps/site/app/pages/home.ts', 'next/link', /web API/],
  ['apps/site/app/pages/home.test.ts', 'apps/cms/src/platform/process/env.ts', /web API/],
  ['apps/site/server/main.ts', 'apps/site/app/pages/home.ts', /The server imports the document/],
  ['apps/site/server/site.ts', 'apps/site/app/content/.server/blog.ts', /The server imports/],
  ['apps/site/server/pages/pages.ts', 'apps/site/server/listener.ts', /Order in/],
  ['apps/site/server/pages/pages.ts', 'apps/site/server/testing/records.ts', /Only tests/],
  ['apps/cms/src/leads/store.test.ts', 'apps/site/app/ui/button.ts', /nothing of the site/],
  ['apps/cms/src/intake/accept.ts', 'apps/cms/src/inbox/labels.ts', /Order in apps\/cms/],
  ['apps/cms/src/new-room/a.ts', 'apps/cms/src/content/fields/text.ts', /Order in apps\/cms/],
  [
    'packages/contract/src/forms.ts',
    'apps/cms/src/platform/process/env.ts',
    /Order in the repository/,
  ],
  ['packages/estimate/src/price.ts', 'packages/contract', /Order in packages/],
  ['packages/estimate/src/price.ts', 'node:fs', /pure/],
  ['tools/data/postgres.ts', 'tools/gate/chromium.ts', /Order in tools/],
];

const faultsOf = (from: string, to: string, isComponent = false) =>
  findDirectionFaults([{ from, to, isComponent }]);

test.each(ALLOWED)('%s may import %s', (from, to) => {
  expect(faultsOf(from, to)).toEqual([]);
});

test.each(FORBIDDEN)('%s may not import %s', (from, to, why) => {
  expect(faultsOf(from, to)).toEqual([expect.stringMatching(why)]);
});

test('a component that a configuration names in a string counts as an import', () => {
  const [field, component] = ['apps/cms/src/kit/fields/mail.ts', 'apps/cms/src/mail/view.tsx'];
  expect(faultsOf(field, component, true)).toEqual([expect.stringMatching(/Order in apps\/cms/)]);
});
