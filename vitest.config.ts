import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { TEST_SECRETS } from './apps/cms/src/testing/settings.ts';

/**
 * The stages of the gate that run tests: `unit` needs nothing but Node, `cms` boots Payload on SQLite
 * and on a temporary PostgreSQL, the others are folders of apps/site/e2e and need the running
 * applications and their variables (E2E_SITE_URL and the others that tools/gate/end-to-end.ts sets).
 */
const ignored = ['**/node_modules/**', '**/build/**', '**/.next/**'];

/**
 * How long a test, its preparation and what it waits for may take, in ms: ten times what the longest of
 * them takes on an idle machine.
 */
const SLOW_MACHINE = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};

/** Tests also wait for disks, servers and timers: a worker more than cores leaves none idle. */
const WORKERS = availableParallelism() + 1;

const POSTGRES_TESTS = ['tools/data/server-backup.test.ts'];

/**
 * Minutes that are spent before a release: what an operator does a few times a year, whole, on both
 * databases; lists of 10,000 documents; what the demo's content says, and mistakes in it, which the browser
 * stage loads by the same program.
 */
const RELEASE_TESTS = [
  'tools/running/{try-upgrade,way-back}.test.ts',
  'apps/cms/src/app/cli/start-together.test.ts',
  'apps/cms/src/app/cli/{copy-folder,start-problems}.test.ts',
  'apps/cms/src/app/content-files/{demo-content,mistakes,remove-demo}.test.ts',
  'apps/cms/src/translations/parity.test.ts',
  'apps/cms/src/desk/fortnight.test.ts',
];

/** The content service's tests, or those before a release. */
function contentService(
  name: string,
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      // Modules ask for these when they are loaded, which is once for all files of a worker.
      env: TEST_SECRETS,
      isolate: false,
      globalSetup: 'apps/cms/src/testing/global-setup.ts',
      setupFiles: 'apps/cms/src/testing/without-styles.ts',
      ...SLOW_MACHINE,
      maxWorkers: WORKERS,
      ...options,
    },
  };
}

/**
 * The tests of one folder of apps/site/e2e, against the running applications. Modules stay loaded in
 * a worker, and with them one browser.
 */
function running(
  folder: string,
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    test: {
      name: folder,
      include: [`apps/site/e2e/${folder}/**/*.test.ts`],
      exclude: ignored,
      environment: 'node',
      isolate: false,
      ...SLOW_MACHINE,
      // Asked more often, the applications would have less time for what is waited for.
      expect: { poll: { ...SLOW_MACHINE.expect.poll, interval: 150 } },
      ...options,
    },
  };
}

export default defineConfig({
  test: {
    globalSetup: 'tools/gate/temporary-folder.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps/site,tools}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, 'apps/site/e2e/**', ...POSTGRES_TESTS, ...RELEASE_TESTS],
          environment: 'node',
          isolate: false,
          ...SLOW_MACHINE,
          maxWorkers: WORKERS,
        },
      },
      contentService('cms', {
        include: ['apps/cms/**/*.test.{ts,tsx}', ...POSTGRES_TESTS],
        exclude: [...ignored, ...RELEASE_TESTS],
      }),
      contentService('before-release', { include: RELEASE_TESTS, exclude: ignored }),
      // Requests and pages first, before journeys publish some of their own; then journeys, and what no
      // other test may see at the end.
      running('requests', { maxWorkers: WORKERS, sequence: { groupOrder: 1 } }),
      running('pages', { maxWorkers: WORKERS, sequence: { groupOrder: 1 } }),
      running('journeys', { maxWorkers: WORKERS, sequence: { groupOrder: 2 } }),
      running('demo', { maxWorkers: WORKERS, sequence: { groupOrder: 2 } }),
      running('alone', { maxWorkers: 1, sequence: { groupOrder: 3 } }),
      running('measures', { maxWorkers: 1, sequence: { groupOrder: 4 } }),
      running('pictures', { maxWorkers: 2 }),
      running('browsers', {
        maxWorkers: 1,
        globalSetup: 'apps/site/e2e/support/other-browsers/processes.ts',
      }),
    ],
  },
});
