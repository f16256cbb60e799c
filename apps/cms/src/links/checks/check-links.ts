import { setTimeout as pause } from 'node:timers/promises';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { BrokenLink } from '../../platform/database/generated/payload-types.ts';
import {
  giveBackLease,
  leaseState,
  setLeaseState,
  takeLease,
} from '../../platform/database/lease.ts';
import { env } from '../../platform/process/env.ts';
import { SCHEDULE_ZONE } from '../../platform/time-zone.ts';
import { readCompany } from '../../reads/company.ts';
import { askAddress, type Verdict } from './ask-address.ts';
import {
  type FoundLink,
  followLinks,
  keyOfLink,
  linkRows,
  publishedLinks,
  storeVerdict,
} from './link-rows.ts';
import { askOwnPath, ownPath } from './own-address.ts';

/** Asks an external address; tests ask a server of their own. */
export type Ask = (address: string) => Promise<Verdict>;

/** How a run goes about external addresses. */
export interface RunOptions {
  now: Date;
  /** The last address that the run before asked; the next ones go on after it. */
  after: string;
  ask: Ask;
  /** Most external addresses of one night. */
  most?: number;
  /** Pause between two requests to one host, in ms. */
  pauseMs?: number;
}

/** Most external addresses of one night; the rest follows in the next one. */
const MOST = 300;

/** Pause between two requests to one host, in ms. */
const PAUSE_MS = 1_000;

/** Hosts that are asked at the same time. */
const HOSTS_AT_ONCE = 4;

/** A run asks for so long, in ms: well within its lease. The next night does the rest. */
const LONGEST_RUN = 40 * 60_000;

/** When none of so many hosts is reached, it is our own connection that does not work. */
const HOSTS_FOR_DOUBT = 3;

export async function askAsCompany(payload: Payload): Promise<Ask> {
  const { companyName } = await readCompany(payload, 'pl');
  const plain = companyName.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  const userAgent = `${plain.trim() || 'Website'} link check (+${env.PUBLIC_URL})`;
  return (address) => askAddress(address, { userAgent });
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? '';
}

/**
 * Addresses in the order in which they are asked: those in doubt first, the longest unchecked before
 * others, then on from the last night.
 */
function inOrder(addresses: readonly string[], rows: readonly BrokenLink[], after: string) {
  const all = new Set(addresses);
  const inDoubt = rows.toSorted((one, other) => (one.checkedAt < other.checkedAt ? -1 : 1));
  const doubted = new Set(inDoubt.map(({ address }) => address).filter((one) => all.has(one)));
  const others = [...all].filter((address) => !doubted.has(address)).sort();
  return {
    doubted: [...doubted],
    others: [
      ...others.filter((address) => address > after),
      ...others.filter((address) => address <= after),
    ],
  };
}

/** Asks addresses, those of one host one after the other with a pause. */
async function askAll(
  addresses: readonly string[],
  { ask, pauseMs = PAUSE_MS }: RunOptions,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const hosts = [...Map.groupBy(addresses, hostOf).values()];
  const end = Date.now() + LONGEST_RUN;
  const work = async () => {
    for (let own = hosts.shift(); own; own = hosts.shift()) {
      for (const [at, address] of own.entries()) {
        if (Date.now() > end) return;
        if (at > 0) await pause(pauseMs);
        verdicts.set(address, await ask(address));
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return verdicts;
}

function isCutOff(verdicts: ReadonlyMap<string, Verdict>): boolean {
  const hosts = new Set([...verdicts.keys()].map(hostOf));
  const isReached = (verdict: Verdict) =>
    verdict.state === 'works' || verdict.status !== undefined || verdict.reason === 'certificate';
  return hosts.size >= HOSTS_FOR_DOUBT && ![...verdicts.values()].some(isReached);
}

async function askOwn(links: readonly FoundLink[], req: PayloadRequest) {
  const verdicts = new Map<string, Verdict>();
  for (const address of new Set(links.map((link) => link.address))) {
    const path = ownPath(address, env.PUBLIC_URL);
    if (path !== null) verdicts.set(address, await askOwnPath(path, req));
  }
  return verdicts;
}

/**
 * Checks the links of all published content and stores broken ones. A link is broken when it did
 * not work in two nights in a row; bot walls and servers in trouble say nothing about a link.
 * @returns the last external address that was asked, where the next run goes on
 */
async function checkLinks(payload: Payload, options: RunOptions): Promise<string> {
  const { after, most = MOST, now } = options;
  const links = await publishedLinks(payload);
  const rows = await followLinks(payload, await linkRows(payload), links);
  const verdicts = await askOwn(links, await createLocalReq({}, payload));
  const external = links.map(({ address }) => address).filter((address) => !verdicts.has(address));
  const { doubted, others } = inOrder(external, rows, after);
  // Half of the night at most, so that the others are asked too.
  const chosen = [...doubted.slice(0, Math.ceil(most / 2)), ...others].slice(0, most);
  const answers = await askAll(chosen, options);
  const asked = others.filter((address) => answers.has(address));
  if (isCutOff(answers)) {
    payload.logger.warn('No other site can be reached: external links are not checked.');
  } else for (const [address, verdict] of answers) verdicts.set(address, verdict);
  const known = new Map(rows.map((row) => [keyOfLink(row), row]));
  // An address that a document has twice has one row.
  for (const link of new Map(links.map((one) => [keyOfLink(one), one])).values()) {
    const verdict = verdicts.get(link.address);
    const row = known.get(keyOfLink(link));
    if (verdict) await storeVerdict(payload, { link, row, verdict, now });
  }
  return asked.at(-1) ?? after;
}

const LEASE = 'link check';

/** Lease of one process on the check, in ms; another one begins again after it. */
const HELD = 50 * 60_000;

/** Hours of the night in which a check may begin. */
const FIRST_HOUR = 2;
const LAST_HOUR = 5;

/** The day of the last night, and the address where the check goes on. */
const left = z.object({ night: z.string(), after: z.string() });

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: SCHEDULE_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The day whose night it is in Warsaw; `null` by day. */
function nightAt(now: Date): string | null {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return null;
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

function readState(state: string | null) {
  return state === null ? null : left.parse(JSON.parse(state));
}

/**
 * Checks the links if it is night in Warsaw and no process has done so this night. The first night
 * of an installation only begins the count: a trial of an hour asks no other site.
 * @returns whether this process checked them
 */
export async function checkLinksAtNight(
  payload: Payload,
  now: Date,
  options: Partial<RunOptions> = {},
): Promise<boolean> {
  const night = nightAt(now);
  const before = readState(await leaseState(payload, LEASE));
  if (night === null || before?.night === night) return false;
  if (!(await takeLease(payload, LEASE, HELD, now))) return false;
  const last = readState(await leaseState(payload, LEASE));
  // Another process has done it since, and released the work.
  if (last?.night === night) return false;
  const ask = options.ask ?? (await askAsCompany(payload));
  const after = last ? await checkLinks(payload, { after: last.after, ...options, now, ask }) : '';
  await setLeaseState(payload, LEASE, JSON.stringify({ night, after }));
  await giveBackLease(payload, LEASE);
  return last !== null;
}
