import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppName, ROOT } from '../../../tools/paths.ts';
import { runToEnd } from '../../../tools/processes/child.ts';
import { testEnvironment } from '../../../tools/settings/env.ts';
import { fieldsOf, fill, sendForm } from '../../load/lead-client.ts';
import { evaluate } from '../../load/live-heap.ts';
import { openDatabase } from '../../load/stored-leads.ts';
import type { Aftermath } from '../aftermath.ts';
import {
  type AlertStack,
  addressOf,
  endProcess,
  takePort,
  targetsOf,
  untilWell,
} from './alert-stack.ts';
import { raised } from './raised.ts';

/** Another program has the port of an application, which therefore cannot start again. */
async function withoutApp(
  ground: AlertStack,
  app: AppName,
  alert: string,
  { meanwhile, after }: { meanwhile?: () => Promise<unknown>; after?: () => Promise<unknown> } = {},
): Promise<Aftermath> {
  let giveBack: (() => Promise<void>) | undefined;
  const how = 'killed while another program took its port, which then ended';
  return raised(alert, targetsOf(ground), how, {
    async cause() {
      giveBack = await takePort(ground, app);
      await meanwhile?.();
    },
    async cure() {
      await giveBack?.();
      await after?.();
    },
  });
}

export const siteDown = (ground: AlertStack) => withoutApp(ground, 'site', 'SiteDown');
export const cmsDown = (ground: AlertStack) => withoutApp(ground, 'cms', 'CmsDown');

/** A page that no memory has: its words are asked for the first time. */
function readNewPage({ stack }: AlertStack): Promise<Response> {
  return fetch(`${stack.siteAddress}/blog?q=${randomUUID()}`);
}

export function contentApiSilent(ground: AlertStack): Promise<Aftermath> {
  const read = () => readNewPage(ground);
  return withoutApp(ground, 'cms', 'ContentApiSilent', { meanwhile: read, after: read });
}

/** Sends the contact form to the site, as a visitor without scripts does. */
async function postForm({ stack }: AlertStack): Promise<number> {
  const response = await fetch(`${stack.siteAddress}/contact`, {
    method: 'POST',
    body: new URLSearchParams(fieldsOf(fill())),
    headers: { origin: stack.siteAddress },
    redirect: 'manual',
  });
  return response.status;
}

export async function pagesFail(ground: AlertStack): Promise<Aftermath> {
  let after = 0;
  const aftermath = await withoutApp(ground, 'cms', 'PagesFail', {
    async meanwhile() {
      for (let at = 0; at < 6; at += 1) await postForm(ground);
    },
    async after() {
      after = await postForm(ground);
    },
  });
  if (after >= 500) aftermath.problems.push(`A form was then answered ${after}.`);
  return aftermath;
}

type Found = { docs: { id: number }[] };

/** The mail server refuses every recipient for good; each mail is then sent again from its page. */
export async function mailsFailed(ground: AlertStack): Promise<Aftermath> {
  const { stack, office, sink } = ground;
  const failed = '/messages?where[state][equals]=failed&limit=100';
  const how = 'every recipient refused with 550, then taken and the mails sent again by hand';
  return raised('MailsFailed', targetsOf(ground), how, {
    async cause() {
      sink.answer = { status: 550, text: 'No such mailbox' };
      await sendForm(`${stack.cmsAddress}/api`, fill());
    },
    async cure() {
      sink.answer = null;
      const { docs } = await office.ask<Found>(failed);
      for (const { id } of docs) await office.ask(`/messages/${id}`, 'PATCH', { state: 'pending' });
    },
  });
}

/** Sends a lead and makes all leads older, for a trial does not wait for office hours. */
async function sendOldLead({ stack }: AlertStack, days: number): Promise<void> {
  await sendForm(`${stack.cmsAddress}/api`, fill());
  const database = openDatabase(stack.dataDir);
  const then = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  database.prepare('UPDATE leads SET created_at = ?').run(then);
  database.close();
}

export async function leadsWait(ground: AlertStack): Promise<Aftermath> {
  const { office } = ground;
  const how = 'leads made a week old, then answered in the back office';
  return raised('LeadsWait', targetsOf(ground), how, {
    cause: () => sendOldLead(ground, 7),
    async cure() {
      const { docs } = await office.ask<Found>('/leads?limit=100');
      for (const { id } of docs) await office.ask(`/leads/${id}`, 'PATCH', { state: 'answered' });
    },
  });
}

/** Runs the retention at once, by its command: by itself it runs each hour. */
async function runRetention({ stack }: AlertStack): Promise<void> {
  const environment = { ...testEnvironment(), DATA_DIR: stack.dataDir };
  const command = { line: 'node tools/privacy.ts retention', cwd: ROOT, environment };
  const { code, lines } = await runToEnd(command, new AbortController().signal);
  if (code !== 0) throw new Error(lines.join('\n'));
}

/** A period of storage that is shortened by mistake, and put right again. */
export async function retentionHeldBack(ground: AlertStack): Promise<Aftermath> {
  const { office } = ground;
  const before = await office.ask<{ leadMonths: number }>('/globals/retention');
  const keep = async (leadMonths: number) => {
    await office.ask('/globals/retention', 'POST', { ...before, leadMonths });
    await runRetention(ground);
  };
  const how = 'leads of 60 days stored for a month only, then for 24 again';
  return raised('RetentionHeldBack', targetsOf(ground), how, {
    async cause() {
      await sendOldLead(ground, 60);
      await keep(1);
    },
    cure: () => keep(before.leadMonths),
  });
}

type Employees = { docs: { id: number; image: number; position: string }[] };

/** A document without its picture, as an older version left it; another one is saved, so that it is read. */
export async function contentIncomplete(ground: AlertStack): Promise<Aftermath> {
  const { stack, office } = ground;
  const { docs } = await office.ask<Employees>('/employees?locale=pl&depth=0&limit=2');
  const [one, other] = docs;
  if (!one || !other) throw new Error('The demo has no two employees.');
  const save = (id: number, data: Record<string, unknown>) =>
    office.ask(`/employees/${id}?locale=pl`, 'PATCH', { ...data, _status: 'published' });
  const readList = () => fetch(`${stack.cmsAddress}/api/employees`);
  const how = 'a published document without its picture, then saved with it';
  return raised('ContentIncomplete', targetsOf(ground), how, {
    async cause() {
      const database = openDatabase(stack.dataDir);
      database.prepare('UPDATE employees SET image_id = NULL WHERE id = ?').run(one.id);
      database.close();
      await save(other.id, { position: other.position });
      await readList();
    },
    async cure() {
      await save(one.id, { image: one.image });
      await readList();
    },
  });
}

/** The shares of 8 MB that a fault of the program keeps. */
const LEAK = '(globalThis.leaked ??= []).push(new Array(1e6).fill(0.5))';
const LEAKS = 34;

export async function memoryGrows(ground: AlertStack): Promise<Aftermath> {
  const { stack, inspectorPort } = ground;
  const how = `${LEAKS * 8} MB kept by a fault put into the site, then restarted`;
  return raised('MemoryGrows', targetsOf(ground), how, {
    async cause() {
      for (let at = 0; at < LEAKS; at += 1)
        await evaluate(stack.pidOf('site'), inspectorPort, LEAK);
    },
    async cure() {
      endProcess(ground, 'site', 'SIGTERM');
      await sleep(1_000);
      await untilWell(ground, 'site');
    },
  });
}

/** Three crashes; the cure is a version that does not crash, here no fourth one. */
export async function processRestarts(ground: AlertStack): Promise<Aftermath> {
  const how = 'the site killed three times, then left alone';
  return raised('ProcessRestarts', targetsOf(ground), how, {
    async cause() {
      for (let at = 0; at < 3; at += 1) {
        endProcess(ground, 'site', 'SIGKILL');
        await sleep(500);
        await untilWell(ground, 'site');
        // Prometheus reads every two seconds.
        await sleep(2_500);
      }
    },
    cure: async () => fetch(`${addressOf(ground, 'site')}/readyz`),
  });
}
