import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { BIN, ROOT } from '../paths.ts';

/** File → what it imports, and whether the rules allow that. */
const CASES: [file: string, imports: string, allowed: boolean][] = [
  ['apps/site/app/ui/button-a.ts', '../i18n/i18n.ts', true],
  ['apps/site/app/ui/button-b.ts', '../content/domain.ts', false],
  ['apps/site/app/ui/deep/button-c.ts', '../../content/.server/pages.ts', false],
  ['apps/site/app/ui/button-d.ts', '../sections/hero.ts', false],
  ['apps/site/app/i18n/plural.ts', '../leads/form.ts', false],
  ['apps/site/app/leads/form-a.ts', '../ui/button.ts', true],
  ['apps/site/app/leads/form-b.ts', '../content/domain.ts', true],
  ['apps/site/app/leads/form-c.ts', '../sections/hero.ts', false],
  ['apps/site/app/calculators/total.ts', '../frame/bar.ts', false],
  ['apps/site/app/content/pages.ts', '../screens/home.ts', false],
  ['apps/site/app/frame/bar-a.ts', '../leads/form.ts', true],
  ['apps/site/app/frame/bar-b.ts', '../screens/home.ts', false],
  ['apps/site/app/sections/hero-a.ts', '../content/domain.ts', true],
  ['apps/site/app/sections/hero-b.ts', '../routes/home.ts', false],
  ['apps/site/app/screens/home-a.ts', '../sections/hero.ts', true],
  ['apps/site/app/screens/home-b.ts', '../routes/home.ts', false],
  ['apps/site/app/screens/home-c.ts', 'next/link', false],
  ['apps/site/app/screens/home-d.ts', '../../../cms/src/process/env.ts', false],
  ['apps/site/app/screens/home-e.ts', '@osnowa/contract', true],
  ['apps/site/app/routes/home-a.ts', '../screens/home.ts', true],
  ['apps/site/app/routes/home-b.ts', './about.ts', false],
  ['apps/site/server/main-a.ts', '../app/screens/home.ts', false],
  ['apps/site/server/main-b.ts', 'payload', false],
  ['apps/site/server/site-a.ts', './pages/pages.ts', true],
  ['apps/site/server/http/methods-a.ts', '../telemetry/log.ts', false],
  ['apps/site/server/telemetry/health-a.ts', '../http/plain-text.ts', true],
  ['apps/site/server/telemetry/log-a.ts', '../cache/page-cache.ts', false],
  ['apps/site/server/storage/disk-a.ts', '../files/static-files.ts', false],
  ['apps/site/server/cache/page-cache-a.ts', '../storage/disk-store.ts', true],
  ['apps/site/server/cache/page-cache-b.ts', '../pages/pages.ts', false],
  ['apps/site/server/redirects/redirects-a.ts', '../site.ts', false],
  ['apps/site/server/images/share/share-a.ts', '../../pages/renderer.ts', false],
  ['apps/site/server/images/share/share-b.ts', '../work-queue.ts', true],
  ['apps/site/server/security/form-guard-a.ts', '../cache/page-key.ts', true],
  ['apps/site/server/security/form-guard-b.ts', '../pages/preview.ts', false],
  ['apps/site/server/pages/pages-a.ts', '../redirects/redirects.ts', true],
  ['apps/site/server/pages/pages-b.ts', '../listener.ts', false],
  ['apps/site/server/pages/pages-c.ts', '../testing/records.ts', false],
  ['apps/site/server/pages/pages-d.test.ts', '../testing/records.ts', true],
  ['apps/site/app/ui/field-a.ts', './testing/markup.tsx', false],
  ['apps/site/app/ui/field-b.test.ts', './testing/markup.tsx', true],
  ['packages/estimate/src/price-d.ts', './testing/catalogue.ts', false],
  ['packages/estimate/src/price-e.test.ts', './testing/catalogue.ts', true],
  ['apps/site/server/main-c.ts', 'hono', true],
  ['tools/processes/child-a.ts', '../settings/env.ts', true],
  ['tools/processes/child-b.ts', '../data/postgres.ts', false],
  ['tools/data/postgres-a.ts', '../processes/child.ts', true],
  ['tools/data/postgres-b.ts', '../running/stack.ts', false],
  ['tools/running/stack-a.ts', '../gate/chromium.ts', false],
  ['apps/cms/src/reads-a.ts', '../../site/app/ui/button.ts', false],
  ['apps/cms/src/reads-b.ts', 'next/server', true],
  ['apps/cms/src/reads/content-a.ts', '../changes/content-changes.ts', true],
  ['apps/cms/src/changes/tags-a.ts', '../reads/query.ts', false],
  ['apps/cms/src/leads/digest-a.ts', '../outbox/outbox.ts', true],
  ['apps/cms/src/outbox/outbox-a.ts', '../leads/company.ts', false],
  ['apps/cms/src/intake/accept-a.ts', '../admin/leads/labels.ts', false],
  ['apps/cms/src/cli/privacy-a.ts', '../api/app.ts', false],
  ['apps/cms/src/leads/store-a.ts', '../testing/running-api.ts', false],
  ['apps/cms/src/leads/store-b.test.ts', '../testing/running-api.ts', true],
  ['apps/cms/src/leads/store-c.test.ts', '../../../site/app/ui/button.ts', false],
  ['apps/cms/src/testing/running-a.ts', './databases.ts', true],
  ['packages/contract/src/forms-a.ts', '../../../apps/cms/src/process/env.ts', false],
  ['packages/contract/src/forms-b.ts', 'zod', true],
  ['packages/estimate/src/price-a.ts', './effort.ts', true],
  ['packages/estimate/src/price-b.ts', 'node:fs', false],
  ['packages/estimate/src/price-c.ts', '@osnowa/contract', false],
];

const refused = new Set<string>();

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'import-directions-'));
  copyFileSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, imported] of CASES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      `import type { x } from '${imported}';\nexport type y = x;\n`,
    );
  }
  const { stdout } = spawnSync(
    join(BIN, 'biome'),
    ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  for (const [path] of stdout.matchAll(/(apps|packages|tools)\/[\w./-]+\.ts(?=")/g))
    refused.add(path);
});

describe('the linter', () => {
  test.each(CASES)('%s importing %s (allowed: %s)', (file, _imported, allowed) => {
    expect(!refused.has(file)).toBe(allowed);
  });
});
