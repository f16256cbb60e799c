import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LATER_FIELDS, LATER_FIELDS_HEADER } from '@osnowa/contract';
import type { Hono } from 'hono';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, inject } from 'vitest';
import { createContractApp } from '../app/api/app.ts';
import { createConfig } from '../app/config/create-config.ts';
import { env, readEnv, setEnv } from '../platform/process/env.ts';
import { databaseOn, type Engine } from './databases.ts';
import { TEST_SECRETS } from './settings.ts';

/** Fields that a site of this version knows. */
const KNOWN = Object.values(LATER_FIELDS).flat().join(',');

/** A content service of a test: real Payload, real SQLite file, nothing shared with another test. */
export interface RunningApi {
  payload: Payload;
  app: Hono;
  dataDir: string;
  /** Sends a request to the web API; `path` is below `/api`. */
  request(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts the content service in this process, in a folder of its own, with the schema that the
 * migrations make. Services that run at the same time are stopped in the opposite order.
 * @param variables environment on top of the secrets, such as SITE_URLS or what `databaseOn` gives
 */
export async function startApi(variables: Record<string, string> = {}): Promise<RunningApi> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'osnowa-cms-'));
  if (!variables.DATABASE_URL) await cp(inject('databases').sqlite, dataDir, { recursive: true });
  const before = env;
  const settings = readEnv({
    ...TEST_SECRETS,
    DATA_DIR: dataDir,
    // No process listens on the discard port: notices of tests that expect none go nowhere.
    SITE_URLS: 'http://127.0.0.1:9',
    // Tests that are not about the captcha are accepted without one.
    CAPTCHA: 'off',
    ...variables,
  });
  setEnv(settings);
  const payload = await getPayload({ config: createConfig(settings), key: dataDir });
  const app = createContractApp(payload);
  return {
    payload,
    app,
    dataDir,
    request: async (below, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has(LATER_FIELDS_HEADER)) headers.set(LATER_FIELDS_HEADER, KNOWN);
      return app.request(`http://cms.test/api${below}`, { ...init, headers });
    },
    stop: async () => {
      await payload.destroy();
      forget(payload, dataDir);
      setEnv(before);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Environment = Record<string, string>;

/** Environment of a service, or a function for it once the servers of a test have addresses. */
export type Variables = Environment | (() => Environment | Promise<Environment>);

/** These variables, on top of a database of the engine. */
export async function environmentOn(engine: Engine, variables: Variables): Promise<Environment> {
  const own = typeof variables === 'function' ? await variables() : variables;
  return { ...(await databaseOn(engine)), ...own };
}

/** The content service of a file's tests: started before them and stopped after them. */
export function testApi(engine: Engine = 'SQLite', variables: Variables = {}): RunningApi {
  const api = {} as RunningApi;
  beforeAll(async () => {
    Object.assign(api, await startApi(await environmentOn(engine, variables)));
  });
  afterAll(() => api.stop?.());
  return api;
}

/** Another process with the database and the folder of this one, which ends before it. */
export function otherProcess(api: RunningApi): { payload: Payload } {
  const other = {} as { payload: Payload };
  beforeAll(async () => {
    const key = `${api.dataDir} other`;
    other.payload = await getPayload({ config: createConfig(env), key });
  });
  afterAll(() => other.payload?.destroy());
  return other;
}

/** Payload keeps its instances for the life of the process, and timers of ours outlast their end. */
function forget(payload: Payload, key: string): void {
  payload.logger.level = 'silent';
  (globalThis as { _payload?: Map<string, unknown> })._payload?.delete(key);
}
