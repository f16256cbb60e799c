import { beforeEach, describe, expect, test } from 'vitest';
import { noteMail } from '../../conversation/inbound/note-mail.ts';
import { DeliveryWorker } from '../../desk/delivery-worker.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { newAccount } from '../../testing/accounts.ts';
import { engines } from '../../testing/databases.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { OFFICE_TIME, testCms } from '../../testing/test-cms.ts';
import { recordAnswer } from '../answered.ts';
import { recordEvents, recordReceived } from './record-events.ts';
import { clearDeliveries, deliveriesOf, newWebhook } from './testing/deliveries.ts';
import { startReceiver } from './testing/receiver.ts';

const DAY = 24 * 60 * 60_000;

describe.each(engines('SQLite'))('what other programs are told on %s', (engine) => {
  const cms = testCms({ engine, variables: { INTERNAL_HOSTS: '127.0.0.1' } });
  beforeEach(() => clearDeliveries(cms));
  const webhook = newWebhook.bind(null, cms);
  const deliveries = () => deliveriesOf(cms);

  async function send(fields: Record<string, string> = {}): Promise<number> {
    await sendForm(cms, fields);
    return (await cms.leads()).at(-1)?.id ?? 0;
  }

  const give = (id: number, state: 'in-progress' | 'answered' | 'spam' | 'new') =>
    cms.payload.update({ collection: 'leads', id, data: { state } });

  const notified = async () => (await deliveries()).map(({ event, lead }) => [event, lead]);

  test('more events at once than fit into one statement', async () => {
    const event = { kind: 'half', lead: await send(), at: OFFICE_TIME } as const;
    const all = Array.from({ length: 6_000 }, () => event);
    await inTransaction(cms.payload, (req) => recordEvents(cms.payload, req, all));
  });

  test('a lead that a person takes out of quarantine; one that is spam is not told of', async () => {
    await webhook(['lead.received', 'lead.state']);
    const doubted = { leaveEmpty: 'x', message: 'Casino.' };
    const wanted = await send(doubted);
    const spam = await send({ ...doubted, mail: 'spam@klient.example' });
    await give(spam, 'spam');
    expect(await notified()).toEqual([]);
    await give(wanted, 'in-progress');
    const both = ['lead.received', 'lead.state'].map((event) => [event, wanted]);
    expect(await notified()).toEqual(both);
    await give(wanted, 'spam');
    await give(wanted, 'new');
    await give(spam, 'new');
    expect((await notified()).filter(([event]) => event === 'lead.received')).toEqual([
      ['lead.received', wanted],
      ['lead.received', spam],
    ]);
  });

  test('an answer by mail, and a reply, are changes of state, too', async () => {
    await webhook(['lead.state', 'lead.reply-sent', 'lead.reply-received']);
    const lead = await send();
    const message = { id: 1, author: null };
    await inTransaction(cms.payload, (req) =>
      recordAnswer(cms.payload, lead, OFFICE_TIME, { message, req }),
    );
    expect(await notified()).toEqual([
      ['lead.state', lead],
      ['lead.reply-sent', lead],
    ]);
    const reply = { message: 2, at: OFFICE_TIME, isReply: true, lostAnswer: null };
    await inTransaction(cms.payload, (req) => noteMail(cms.payload, req, { ...reply, lead }));
    // A person moves the mail to another lead.
    const other = await send({ mail: 'b@klient.example' });
    await inTransaction(cms.payload, (req) =>
      noteMail(cms.payload, req, { ...reply, lead: other }),
    );
    expect((await notified()).slice(2)).toEqual([
      ['lead.state', lead],
      ['lead.reply-received', lead],
      ['lead.reply-received', other],
    ]);
  });

  test('a visitor who writes back while the owner is absent is told of to the stand-in', async () => {
    const [owner = 0, standIn = 0] = await Promise.all(
      ['ewa', 'iga'].map(async (name) => {
        const account = Number((await newAccount(cms.payload, name, 'sales')).id);
        const keys = { p256dh: 'x', auth: 'x', language: 'pl' };
        const device = { account, endpoint: `https://push.example/${name}`, ...keys };
        await cms.payload.db.create({ collection: 'push-devices', data: device });
        return account;
      }),
    );
    const lead = await send();
    await give(lead, 'in-progress');
    const own = { collection: 'leads', id: lead, returning: false } as const;
    await cms.payload.db.updateOne({ ...own, data: { assignee: owner } });
    const arrive = async (message: number) => {
      await cms.payload.db.deleteMany({ collection: 'deliveries', where: {} });
      const mail = { lead, message, at: OFFICE_TIME, isReply: true, lostAnswer: null };
      await inTransaction(cms.payload, (req) => noteMail(cms.payload, req, mail));
      return (await deliveries()).map(({ target }) => target);
    };
    expect(await arrive(1)).toEqual(['ewa']);
    const day = (days: number) => new Date(Date.now() + days * DAY).toISOString();
    const data = { absences: [{ from: day(-1), to: day(1) }], standIn };
    await cms.payload.update({ collection: 'users', id: owner, data });
    expect(await arrive(2)).toEqual(['iga']);
  });

  test('what happened days ago and is told now is tried more than once', async () => {
    const receiver = await startReceiver();
    receiver.answer = { status: 500 };
    await webhook(['lead.reply-received'], receiver.url);
    const lead = await send();
    const event = { kind: 'reply-received', lead, key: 'mail', at: OFFICE_TIME } as const;
    await inTransaction(cms.payload, (req) => recordEvents(cms.payload, req, [event]));
    const now = () => new Date(OFFICE_TIME.getTime() + 4 * DAY);
    const worker = new DeliveryWorker(cms.payload, 'webhook', { now });
    await worker.sendDue();
    expect(await deliveries()).toMatchObject([{ state: 'pending', attempts: 1 }]);
    await worker.stop();
    await receiver.stop();
  });

  test('a group of leads on dozens of devices: more rows than one statement takes', async () => {
    const at = OFFICE_TIME.toISOString();
    const lead = await send();
    const { id: account } = await newAccount(cms.payload, 'ola', 'sales');
    const keys = { p256dh: 'x', auth: 'x', language: 'pl', createdAt: at, updatedAt: at };
    const devices = Array.from({ length: 40 }, (_, nth) => ({
      ...{ account: Number(account), endpoint: `https://push.example/${nth}` },
      ...keys,
    }));
    await queryBuilder(cms.payload).insert(tablesOf(cms.payload).push_devices).values(devices);
    // The same lead 64 times, so that the test is quick: the rows are as many as those of a group.
    const one = { id: lead, formType: 'contact' as const, createdAt: at };
    const group = Array.from({ length: 64 }, () => one);
    await inTransaction(cms.payload, (req) => recordReceived(cms.payload, group, req));
    expect(await deliveries()).toHaveLength(40);
  });
});
