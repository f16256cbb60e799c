import type { Administrator } from '../../tools/data/database.ts';
import { openBackOffice } from '../../tools/gate/back-office.ts';
import { runOrRefuse } from '../../tools/processes/child.ts';
import { Refusal } from '../../tools/refusal.ts';
import type { Environment } from '../../tools/settings/env.ts';
import { percentile } from '../load/client.ts';
import { COMMON_WORD, rareWord, rareWordOfMail, SEEDED, seedLeads } from '../load/seed-leads.ts';
import { cmsCommand, openTestCmsFolders } from '../load/test-cms.ts';
import type { BenchGround, Figure } from './bench-ground.ts';

/** Limit of each page, in ms. */
const BAR_MS = 300;

/** Counted answers of each kind, after some that do not count. */
const ROUNDS = 40;
const WARM_UP = 5;

/** A page of the back office; `n` makes each request another one. */
type PageOf = (n: number) => string;

const INBOX = '/admin/collections/leads?limit=25';
/** A lead that is different for each request. */
const leadOf = (n: number) => 1 + ((n * 2_417) % SEEDED.leads);

const PAGES: Record<string, PageOf> = {
  inbox: () => INBOX,
  person: (n) => `/admin/person/${leadOf(n)}`,
  'search, one lead': (n) => `${INBOX}&search=${rareWord(leadOf(n))}`,
  'search, one mail': (n) => `${INBOX}&search=${rareWordOfMail(leadOf(n))}`,
  'search, a word in every row': () => `${INBOX}&search=${COMMON_WORD}`,
  'search, three beginnings': () => `${INBOX}&search=magaz%20lodz%20ofert`,
  'search, no hit': () => `${INBOX}&search=nikt-nigdy`,
  pipeline: () => '/admin/pipeline',
  results: () => '/admin/results',
};

/** Makes the administrator of an empty database. */
async function makeAdministrator(dataDir: string, variables: Environment, stop: AbortSignal) {
  const { command } = await cmsCommand(dataDir, variables);
  const line = 'node src/app/cli/demo.ts first-start-empty';
  const said = await runOrRefuse({ ...command, line }, 'Making an administrator', stop);
  const made = said.find((each) => each.startsWith('{"admin":'));
  if (!made) throw new Refusal('No administrator was made.', said);
  return (JSON.parse(made) as { admin: Administrator }).admin;
}

/** p95 of a kind of page, in ms. */
async function slowest(origin: string, cookie: string, pageOf: PageOf): Promise<number> {
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' };
  const times: { ms: number }[] = [];
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    const started = performance.now();
    const response = await fetch(`${origin}${pageOf(n)}`, { headers });
    await response.text();
    if (!response.ok || response.redirected) throw new Refusal(`${pageOf(n)}: ${response.status}`);
    if (n >= WARM_UP) times.push({ ms: performance.now() - started });
  }
  return Math.round(percentile(times, 0.95));
}

/** Inbox, person, search and pipeline of a busy desk, on one of both databases. */
export async function leadManagement(
  ground: BenchGround,
  shape: 'small' | 'large',
): Promise<Figure> {
  const { stop } = ground;
  const services =
    shape === 'small' ? await ground.services() : await openTestCmsFolders(stop, 'large');
  try {
    const dataDir = services.newFolder();
    const variables = services.variables(dataDir);
    const administrator = await makeAdministrator(dataDir, variables, stop);
    const { DATABASE_URL: databaseUrl } = variables;
    seedLeads(databaseUrl ? { databaseUrl } : { dataDir });
    const service = await services.start(dataDir);
    try {
      const { origin } = new URL(service.api);
      const { session } = await openBackOffice({ cmsAddress: origin, administrator });
      const found: [string, number][] = [];
      for (const [name, pageOf] of Object.entries(PAGES)) {
        found.push([name, await slowest(origin, session, pageOf)]);
      }
      return {
        found: found.map(([name, ms]) => `${name} ${ms} ms`).join(', '),
        bar: `p95 of each ${BAR_MS} ms`,
        passed: found.every(([, ms]) => ms <= BAR_MS),
      };
    } finally {
      await service.stop();
    }
  } finally {
    if (shape === 'large') await services.clear();
  }
}
