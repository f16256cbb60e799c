import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppName, ROOT } from '../../tools/paths.ts';
import { runOrRefuse } from '../../tools/processes/child.ts';
import { testEnvironment } from '../../tools/settings/env.ts';
import { fieldsOf, fill, repeat, sendForm } from '../load/client.ts';
import { askInspector } from '../load/inspector.ts';
import { openDatabase } from '../load/stored-leads.ts';
import { type Steps, stackAlert } from './alert.ts';
import { endProcess, type StackGround, takePort, untilWell } from './stack.ts';

const PORT_TAKEN = 'killed while another program took its port, which then ended';

/** Another program has the port of an application, which therefore cannot start again. */
function withoutApp(app: AppName, meanwhile?: (ground: StackGround) => Promise<unknown>) {
  return (ground: StackGround): Steps => {
    let giveBack: (() => Promise<void>) | undefined;
    return {
      async cause() {
        giveBack = await takePort(ground, app);
        await meanwhile?.(ground);
      },
      async cure() {
        await giveBack?.();
        await meanwhile?.(ground);
      },
    };
  };
}

/** A page that no cache has: its words are requested for the first time. */
function readNewPage({ stack }: StackGround): Promise<Response> {
  return fetch(`${stack.siteAddress}/blog?q=${randomUUID()}`);
}

/** Sends the contact form to the site six times, as a visitor without scripts does. */
function postForms({ stack }: StackGround): Promise<number[]> {
  return repeat(6, 1, async () => {
    const response = await fetch(`${stack.siteAddress}/contact`, {
      method: 'POST',
      body: new URLSearchParams(fieldsOf(fill())),
      headers: { origin: stack.siteAddress },
      redirect: 'manual',
    });
    return response.status;
  });
}

type Found = { docs: { id: number }[] };

/** The mail server refuses every recipient for good; each mail is then sent again from its page. */
const mailsFailed = ({ api, office, sink }: StackGround): Steps => ({
  async cause() {
    sink.answer = { status: 550, text: 'No such mailbox' };
    await sendForm(api, fill());
  },
  async cure() {
    sink.answer = null;
    const failed = '/messages?where[state][equals]=failed&limit=100';
    const { docs } = await office.ask<Found>(failed);
    for (const { id } of docs) await office.ask(`/messages/${id}`, 'PATCH', { state: 'pending' });
  },
});

function write({ stack }: StackGround, statement: string, value: string | number): void {
  const database = openDatabase(stack.dataDir);
  database.prepare(statement).run(value);
  database.close();
}

/** Sends a lead and makes all leads older, because a trial does not wait for office hours. */
async function sendOldLead(ground: StackGround, days: number): Promise<void> {
  await sendForm(ground.api, fill());
  const then = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  write(ground, 'UPDATE leads SET created_at = ?', then);
}

const leadsWait = (ground: StackGround): Steps => ({
  cause: () => sendOldLead(ground, 7),
  async cure() {
    const { office } = ground;
    const { docs } = await office.ask<Found>('/leads?limit=100');
    for (const { id } of docs) await office.ask(`/leads/${id}`, 'PATCH', { state: 'answered' });
  },
});

/** A period of storage that is shortened by mistake, and corrected. */
const retentionHeldBack = (ground: StackGround): Steps => {
  const { office, stack } = ground;
  const environment = { ...testEnvironment(), DATA_DIR: stack.dataDir };
  const line = 'node tools/privacy.ts retention';
  let months = 0;
  // By itself the cleaning runs each hour.
  const keep = async (leadMonths: number) => {
    const before = await office.ask<{ leadMonths: number }>('/globals/retention');
    months = before.leadMonths;
    await office.ask('/globals/retention', 'POST', { ...before, leadMonths });
    await runOrRefuse({ line, cwd: ROOT, environment }, line, new AbortController().signal);
  };
  return {
    async cause() {
      await sendOldLead(ground, 60);
      await keep(1);
    },
    cure: () => keep(months),
  };
};

/** A document without its picture, as an older version left it; another one is saved, so that it is read. */
const contentIncomplete = (ground: StackGround): Steps => {
  const { api, office } = ground;
  type Employee = { id: number; image: number; position: string };
  let one: Employee | undefined;
  const save = async (id: number, data: object) => {
    await office.ask(`/employees/${id}?locale=pl`, 'PATCH', { ...data, _status: 'published' });
    await fetch(`${api}/employees`);
  };
  return {
    async cause() {
      const list = '/employees?locale=pl&depth=0&limit=2';
      const { docs } = await office.ask<{ docs: [Employee, Employee] }>(list);
      [one] = docs;
      write(ground, 'UPDATE employees SET image_id = NULL WHERE id = ?', docs[0].id);
      await save(docs[1].id, { position: docs[1].position });
    },
    cure: async () => one && save(one.id, { image: one.image }),
  };
};

/** A faulty program that keeps pieces of 8 MB. */
const LEAK = '(globalThis.leaked ??= []).push(new Array(1e6).fill(0.5))';
const LEAKS = 34;

const memoryGrows = (ground: StackGround): Steps => ({
  async cause() {
    const { stack, inspectorPort } = ground;
    const leak = { expression: LEAK };
    await repeat(LEAKS, 1, () =>
      askInspector(stack.pidOf('site'), inspectorPort, 'Runtime.evaluate', leak),
    );
  },
  async cure() {
    endProcess(ground, 'site', 'SIGTERM');
    await sleep(1_000);
    await untilWell(ground, 'site');
  },
});

/** Three crashes; the cure is a version that does not crash, here no fourth one. */
const processRestarts = (ground: StackGround): Steps => ({
  async cause() {
    for (let at = 0; at < 3; at += 1) {
      endProcess(ground, 'site', 'SIGKILL');
      await sleep(500);
      await untilWell(ground, 'site');
      // Prometheus reads every two seconds.
      await sleep(2_500);
    }
  },
  cure: () => untilWell(ground, 'site'),
});

/** Alerts of both applications, as `npm start` runs them. */
export const STACK_ALERTS = [
  stackAlert('SiteDown', PORT_TAKEN, withoutApp('site')),
  stackAlert('CmsDown', PORT_TAKEN, withoutApp('cms')),
  stackAlert('ContentApiSilent', PORT_TAKEN, withoutApp('cms', readNewPage)),
  stackAlert('PagesFail', PORT_TAKEN, (ground) => ({
    ...withoutApp('cms', postForms)(ground),
    expect: async () => ({
      'A form was then answered 5xx.': (await postForms(ground)).every((status) => status < 500),
    }),
  })),
  stackAlert(
    'MailsFailed',
    'every recipient refused with 550, then taken and the mails sent again by hand',
    mailsFailed,
  ),
  stackAlert('LeadsWait', 'leads made a week old, then answered in the back office', leadsWait),
  stackAlert(
    'ContentIncomplete',
    'a published document without its picture, then saved with it',
    contentIncomplete,
  ),
  stackAlert(
    'MemoryGrows',
    `${LEAKS * 8} MB kept by a fault put into the site, then restarted`,
    memoryGrows,
  ),
  stackAlert('ProcessRestarts', 'the site killed three times, then left alone', processRestarts),
  stackAlert(
    'RetentionHeldBack',
    'leads of 60 days stored for a month only, then for 24 again',
    retentionHeldBack,
  ),
];
