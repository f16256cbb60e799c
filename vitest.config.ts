import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { TEST_SECRETS } from './apps/cms/src/testing/settings.ts';

/**
 * Three projects, one for each stage of the gate that runs tests: `unit` needs nothing but Node,
 * `cms` boots Payload on SQLite and on a temporary PostgreSQL, `e2e` needs the running house and
 * its variables (E2E_SITE_URL and the others that tools/gate/end-to-end.ts sets).
 */
const ignored = ['**/node_modules/**', '**/build/**', '**/.next/**', '**/.react-router/**'];

/** Tests also wait for disks, servers and timers: one worker would leave a core idle. */
const WORKERS = Math.max(2, availableParallelism());

const POSTGRES_TEST = 'tools/postgres.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps/site,tools}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, 'apps/site/e2e/**', POSTGRES_TEST],
          environment: 'node',
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'cms',
          include: ['apps/cms/**/*.test.{ts,tsx}', POSTGRES_TEST],
          exclude: ignored,
          environment: 'node',
          // Modules ask for these when they are loaded, which is once for all files of a worker.
          env: TEST_SECRETS,
          isolate: false,
          globalSetup: 'apps/cms/src/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['apps/site/e2e/**/*.test.ts'],
          exclude: ignored,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          // How long anything that a visitor waits for may take on a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
