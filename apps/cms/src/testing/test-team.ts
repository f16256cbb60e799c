import type { FormTopic } from '@osnowa/contract';
import type { Payload, TypedUser } from 'payload';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { Role } from '../accounts/roles.ts';
import { lookAtLeads } from '../desk/lead-work.ts';
import { newAccount } from './accounts.ts';
import type { Engine } from './databases.ts';
import { otherProcess, type RunningApi } from './running-api.ts';
import { CONTACT, type TestCms, testCms, urlencoded } from './test-cms.ts';
import { sendDue } from './test-mails.ts';

const MINUTE = 60_000;

/** A Monday, 10:00 in Łódź; the office is open from 8 to 16. */
export const MONDAY = new Date('2026-07-06T08:00:00Z');

/** So many minutes after that, or after another instant. */
export function after(minutes: number, since = MONDAY): Date {
  return new Date(since.getTime() + minutes * MINUTE);
}

/** A person of the test. */
export interface Account {
  id: number;
  email: string;
}

const NOBODY: Account = { id: 0, email: '' };

/** A content service with two salespeople and a manager, whose leads two processes look at. */
class TestTeam {
  readonly cms: TestCms;
  readonly other: Pick<RunningApi, 'payload'>;
  anna: Account = NOBODY;
  jan: Account = NOBODY;
  /** The manager, whose mails are in English. */
  ewa: Account = NOBODY;

  constructor(cms: TestCms) {
    this.cms = cms;
    this.other = otherProcess(cms);
  }

  async open(): Promise<void> {
    this.anna = await this.account('Anna', 'sales');
    this.jan = await this.account('Jan', 'sales');
    this.ewa = await this.account('Ewa', 'manager', { mailLanguage: 'en' });
  }

  /** Resets the settings: no absences, no round robin, reminders on from now. */
  async clear(): Promise<void> {
    await this.cms.payload.db.deleteMany({ collection: 'work-leases', where: {} });
    await this.set({ turns: [], closedDays: [], holidays: ['PL'], tellsStages: true });
    for (const { id } of [this.anna, this.jan, this.ewa]) {
      await this.change(id, { absences: [], standIn: null });
    }
    await lookAtLeads(this.cms.payload, after(-1));
  }

  async account(name: string, role: Role, more: object = {}): Promise<Account> {
    const { id, email } = await newAccount(this.cms.payload, name, role, more);
    return { id: Number(id), email };
  }

  change(id: number, data: object) {
    return this.cms.payload.update({ collection: 'users', id, data: data as never });
  }

  /** Changes settings as the manager does: with her rights the round robin's people are found. */
  set(data: object) {
    const user = { ...this.ewa, roles: ['manager'], collection: 'users' } as unknown as TypedUser;
    const change = { slug: 'lead-desk', data: data as never, user, overrideAccess: false } as const;
    return this.cms.payload.updateGlobal(change);
  }

  /** A lead that came in then. @returns its id */
  async lead(
    at: Date,
    fields: { assignee?: number; topic?: FormTopic; mail?: string } = {},
  ): Promise<number> {
    const { payload } = this.cms;
    this.cms.clock.now = at;
    const { topic = 'offer', mail = `biuro@${crypto.randomUUID()}.example` } = fields;
    const sent = urlencoded({ ...CONTACT, topic, mail, message: `Pytanie ${mail}` });
    expect((await this.cms.post('/contact/send-message', sent)).status).toBe(200);
    const where = { mail: { equals: mail } };
    const { docs } = await payload.find({ collection: 'leads', where });
    const id = docs[0]?.id as number;
    if (fields.assignee) {
      const data = { assignee: fields.assignee };
      await payload.db.updateOne({ collection: 'leads', id, data, returning: false });
    }
    return id;
  }

  /** Both processes look at the leads at the same time, twice each. */
  async bothLook(now: Date): Promise<void> {
    const processes = [this.cms, this.other];
    const all = [...processes, ...processes];
    await Promise.all(all.map(({ payload }) => lookAtLeads(payload, now)));
  }

  /** Recipients of mails about a lead, by kind of mail. */
  async notified(id: number): Promise<string[]> {
    return (await this.cms.messages())
      .filter((one) => one.lead === id && one.onceKey)
      .map(({ kind, recipient }) => `${kind} ${recipient ?? 'office'}`);
  }

  async ownerOf(id: number) {
    return (await this.cms.payload.findByID({ collection: 'leads', id, depth: 0 })).assignee;
  }

  /** Has a worker of a process send due mails, and returns those to colleagues that arrived. */
  async deliver(payload: Payload, now: Date) {
    // Mails that the lead itself has caused are not of interest here.
    const isOther = ({ subject = '' }: { subject?: string }) =>
      /Nowe zapytanie|zgłoszenie|wiadomość/.test(subject);
    return (await sendDue(payload, now)).map(({ mail }) => mail).filter((mail) => !isOther(mail));
  }
}

/** The test service of a file's tests: as on the first day before each. */
export function testTeam(engine: Engine): TestTeam {
  const team = new TestTeam(testCms({ engine }));
  beforeAll(() => team.open());
  beforeEach(() => team.clear());
  return team;
}
