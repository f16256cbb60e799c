import { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { LeadState } from '../../../kit/states/states.ts';
import type { Lead, Message } from '../../../platform/database/generated/payload-types.ts';
import { insertRows } from '../../../platform/database/sql.ts';
import { putLead } from '../../../testing/lead-in-state.ts';
import { testStaff } from '../../../testing/staff.ts';
import {
  CONTACT,
  OFFICE_TIME,
  type StoredLead,
  type TestCms,
  urlencoded,
} from '../../../testing/test-cms.ts';
import { takeMail } from '../take-mail.ts';

/** Name servers that know no domain, and a disk with room. */
export const READING = {
  resolver: async (): Promise<never> => {
    throw Object.assign(new Error('queryTxt ENOTFOUND'), { code: 'ENOTFOUND' });
  },
  isRoomLeft: async () => true,
};

/** Message-ID of the confirmation that a lead got. */
export function idOf({ reference }: Lead): string {
  return `${reference.toLowerCase()}.confirmation@osnowa.example`;
}

/** So many mails of people become leads in an hour; further ones lie in the list. */
const MOST_IN_AN_HOUR = 20;

/** A salesperson and a recruiter. */
export const inboxStaff = (cms: TestCms) =>
  testStaff(cms, { sales: { roles: ['sales'] }, recruiter: { roles: ['recruiter'] } });

/** Mails that arrive at a service, and the leads that they may belong to. */
export function inboxOf(cms: TestCms) {
  const received = async () => (await cms.messages()).filter(({ kind }) => kind === 'received');

  /** Offers a mail, in pieces as a connection has them. */
  function offer(raw: Buffer, at = OFFICE_TIME, more: object = {}) {
    const pieces = function* () {
      for (let start = 0; start < raw.length; start += 65_536)
        yield raw.subarray(start, start + 65_536);
    };
    return takeMail(cms.payload, Readable.from(pieces()), at, { ...READING, ...more });
  }

  /** Takes a mail that has to be stored. */
  async function take(raw: Buffer, at = OFFICE_TIME): Promise<Message> {
    expect(await offer(raw, at)).toBe('stored');
    return (await received()).at(-1) as Message;
  }

  /** Takes a mail after as many of an hour as become leads, of which nothing is left: it has none. */
  async function takeIntoList(raw: Buffer, at = OFFICE_TIME): Promise<Message> {
    const time = at.toISOString();
    const rows = Array.from({ length: MOST_IN_AN_HOUR }, (_, nth) => ({
      ...{ formType: 'contact', topic: 'miscellaneous', state: 'new', source: 'mail' },
      ...{ reference: `CROWD-${nth}`, contentHash: `crowd-${nth}`, mail: `${nth}@tlum.example` },
      ...{ locale: 'pl', verification: 'none', createdAt: time, updatedAt: time },
    }));
    await insertRows(cms.payload, 'leads', rows, {});
    const mail = await take(raw, at);
    const where = { contentHash: { like: 'crowd-' } };
    await cms.payload.db.deleteMany({ collection: 'leads', where });
    expect(mail.lead).toBeNull();
    return mail;
  }

  /** As `take`, with the files of the mail. */
  async function takeWhole(raw: Buffer) {
    const mail = await take(raw);
    const files = (await cms.attachments()).filter(({ message }) => message === mail.id);
    return { mail, files, names: files.map(({ name }) => name) };
  }

  /** A lead in this state, whose confirmation has been sent. */
  async function lead(state: LeadState = 'answered', changes = {}, fields = {}): Promise<Lead> {
    const form = { ...CONTACT, message: crypto.randomUUID(), ...fields };
    expect((await cms.post('/contact/send-message', urlencoded(form))).status).toBe(200);
    const made = (await cms.leads()).at(-1) as Lead;
    const answered = state === 'answered' ? { firstAnsweredAt: OFFICE_TIME.toISOString() } : {};
    const data = { state, ...answered, ...changes };
    await putLead(cms.payload, made.id, data);
    const where = { kind: { equals: 'confirmation' }, lead: { equals: made.id } };
    const left = { state: 'sent', headerId: idOf(made) };
    await cms.payload.db.updateMany({ collection: 'messages', where, data: left });
    return { ...made, ...data };
  }

  /** The lead as it is now. */
  async function now({ id }: Lead): Promise<StoredLead> {
    return (await cms.leads()).find((one) => one.id === id) as StoredLead;
  }

  return { received, offer, take, takeIntoList, takeWhole, lead, now };
}
