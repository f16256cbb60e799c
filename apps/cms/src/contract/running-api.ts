import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import { getPayload, type Payload } from 'payload';
import { vi } from 'vitest';

/** A content service of a test: real Payload, real SQLite file, nothing shared with another test. */
export interface RunningApi {
  payload: Payload;
  app: Hono;
  dataDir: string;
  /** Sends a request to the web API; `path` is below `/api`. */
  request(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Secrets of the tests; nothing outside of them knows these. */
export const TEST_SECRETS = {
  PAYLOAD_SECRET: 'payload-secret-of-the-tests-32-characters',
  NOTICE_SECRET: 'notice-secret-of-the-tests-32-characters',
  PREVIEW_TOKEN: 'preview-token-of-the-tests-32-characters',
};

/**
 * Starts the content service in this process, in a folder of its own, with the schema that the
 * migrations make.
 * @param variables environment on top of the secrets, such as SITE_URL
 */
export async function startApi(variables: Record<string, string> = {}): Promise<RunningApi> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tkalnia-cms-'));
  const environment = {
    ...TEST_SECRETS,
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${path.join(dataDir, 'tkalnia.db')}`,
    // Nobody listens on the discard port: notices of tests that expect none go nowhere.
    SITE_URL: 'http://127.0.0.1:9',
    // Outside production Payload insists on equal versions; the S3 plugin's newest is one behind.
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
    ...variables,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  // These read the environment when they are loaded: each start loads them anew.
  vi.resetModules();
  const { default: config } = await import('../payload.config.ts');
  const { migrate } = await import('../database/migrate.ts');
  const { createContractApp } = await import('./app.ts');
  const payload = await getPayload({ config, key: dataDir });
  await migrate(payload);
  const app = createContractApp(payload);
  return {
    payload,
    app,
    dataDir,
    request: async (below, init) => app.request(`http://cms.test/api${below}`, init),
    stop: async () => {
      await payload.destroy();
      vi.unstubAllEnvs();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
