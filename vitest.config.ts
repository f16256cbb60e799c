import { defineConfig } from 'vitest/config';

/**
 * Three projects, one for each stage of the gate that runs tests: `unit` needs nothing but Node,
 * `databases` needs the CMS and a temporary PostgreSQL, `e2e` needs the running house (E2E_*).
 */
const ignored = ['**/node_modules/**', '**/build/**', '**/.next/**', '**/.react-router/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, 'apps/site/e2e/**', '**/*.database.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'databases',
          include: ['apps/cms/**/*.database.test.ts'],
          exclude: ignored,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
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
        },
      },
    ],
  },
});
