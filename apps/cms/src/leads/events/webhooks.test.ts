import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeOldDeliveries } from '../../desk/deliveries.ts';
import { type DeliveryOptions, DeliveryWorker } from '../../desk/delivery-worker.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { removeLeads } from '../../privacy/remove-leads.ts';
import { newAccount } from '../../testing/accounts.ts';
import { engines } from '../../testing/databases.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { OFFICE_TIME, testCms } from '../../testing/test-cms.ts';
import { EVENT_KINDS, type EventKind, type LeadEvent } from './lead-events.ts';
import { recordEvents } from './record-events.ts';
import { clearDeliveries, deliveriesOf, newWebhook } from './testing/deliveries.ts';
import { type Received, type Receiver, startReceiver } from './testing/receiver.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(engines('PostgreSQL'))('webhooks on %s', (engine) => {
  const cms = testCms({ engine, variables: { INTERNAL_HOSTS: '127.0.0.1' } });
  let receiver: Receiver;
  let worker: DeliveryWorker;

  beforeEach(async () => {
    await clearDeliveries(cms);
    receiver = await startReceiver();
    worker = workerWith();
  });
  afterEach(async () => {
    await worker.stop();
    await receiver.stop();
  });

  function workerWith(options: DeliveryOptions = {}): DeliveryWorker {
    return new DeliveryWorker(cms.payload, 'webhook', { now: () => cms.clock.now, ...options });
  }

  const webhook = (events: LeadEvent[], address = `${receiver.url}/hook`) =>
    newWebhook(cms, events, address);
  const deliveries = () => deliveriesOf(cms);

  async function send(fields: Record<string, string> = {}, form?: string) {
    await sendForm(cms, fields, form);
    return (await cms.leads()).at(-1)?.id ?? 0;
  }

  const later = (ms: number) => {
    cms.clock.now = new Date(cms.clock.now.getTime() + ms);
  };

  const kindOf = (event: LeadEvent) =>
    Object.entries(EVENT_KINDS).find(([, sent]) => sent === event)?.[0] as EventKind;
  const record = (event: LeadEvent, lead: number, key: string) =>
    inTransaction(cms.payload, (req) =>
      recordEvents(cms.payload, req, [{ kind: kindOf(event), lead, key, at: cms.clock.now }]),
    );

  const bodyOf = ({ body }: Received) => JSON.parse(body.toString());
  const typesOf = () => receiver.received.map((one) => bodyOf(one).type);

  test('a new lead is posted once to each webhook that wants it, whole and signed', async () => {
    const { id } = await webhook(['lead.received']);
    await webhook(['lead.state']);
    const lead = await send({
      companyName: 'Zakład',
      campaign: 'utm_source=google&utm_campaign=jesie%C5%84&gclid=x1',
    });
    expect(await worker.sendDue()).toBe(1);
    expect(receiver.received).toHaveLength(1);
    const [got] = receiver.received as [Received];
    const { reference } = (await cms.leads())[0] ?? {};
    expect(bodyOf(got)).toMatchObject({
      type: 'lead.received',
      timestamp: OFFICE_TIME.toISOString(),
      data: {
        lead: {
          id: lead,
          reference,
          url: `http://127.0.0.1:3001/admin/collections/leads/${lead}`,
          receivedAt: OFFICE_TIME.toISOString(),
          state: 'new',
          name: 'Zażółć Gęślą',
          company: 'Zakład',
          email: 'zazolc@klient.example',
          phone: '+48501002003',
          campaign: { source: 'google', medium: '', name: 'jesień', others: { gclid: 'x1' } },
          assignee: null,
        },
      },
    });
    const row = await cms.payload.db.findOne<{ id: number; secret: string }>({
      collection: 'webhooks',
      where: { id: { equals: id } },
    });
    const secret = cms.payload.decrypt(row?.secret ?? '');
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const said = ['webhook-id', 'webhook-timestamp'].map((name) => got.headers[name]);
    const signed = `${said.join('.')}.${got.body.toString()}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(got.headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(said[1]).toBe(String(OFFICE_TIME.getTime() / 1_000));
    expect(await deliveries()).toMatchObject([
      { state: 'sent', attempts: 1, target: 'CRM', answerStatus: 200, answer: 'ok', problem: null },
    ]);
    expect(await worker.sendDue()).toBe(0);
  });

  test('a lead that is won is posted with its value, its names and the time', async () => {
    const lead = await send({ fullName: 'mgr inż. Jan Kowalski' });
    await webhook(['lead.state']);
    const data = {
      state: 'won',
      value: 4_200,
      currency: 'EUR',
      expectedAt: '2026-07-31T12:00:00.000Z',
    } as const;
    await cms.payload.update({ collection: 'leads', id: lead, data });
    cms.clock.now = new Date(Date.now() + MINUTE);
    await worker.sendDue();
    const sent = bodyOf(receiver.received[0] as Received);
    expect(sent.data.lead).toMatchObject({
      name: 'mgr inż. Jan Kowalski',
      givenName: 'Jan',
      familyName: 'Kowalski',
      source: 'form',
      value: { amount: 4_200, currency: 'EUR', isEstimated: false },
      lossReason: null,
      nextStep: null,
      nextStepAt: null,
      expectedAt: '2026-07-31T12:00:00.000Z',
      wonAt: sent.timestamp,
      lostAt: null,
      offer: null,
    });
  });

  test('applications, sign-ups and quarantined leads are no other program’s business', async () => {
    await webhook(['lead.received', 'lead.state']);
    await send({ topic: 'jobApply', jobTitle: 'Tester' }, '/career/apply');
    await send({ leaveEmpty: 'x', message: 'Casino.' });
    const [job] = await cms.leads();
    const data = { state: 'in-progress' } as const;
    await cms.payload.update({ collection: 'leads', id: job?.id ?? 0, data });
    expect(await deliveries()).toEqual([]);
  });

  test('the same happening twice is one delivery', async () => {
    await webhook(['lead.half']);
    const lead = await send();
    await record('lead.half', lead, `half:${lead}`);
    await record('lead.half', lead, `half:${lead}`);
    expect(await worker.sendDue()).toBe(1);
  });

  test('a change of state and a new assignee are posted; what is undone is not', async () => {
    await webhook(['lead.state', 'lead.assigned']);
    const id = await send();
    const anna = await newAccount(cms.payload, 'Anna', 'sales');
    const data = { state: 'in-progress', assignee: Number(anna.id) } as const;
    await cms.payload.update({ collection: 'leads', id, data });
    cms.clock.now = new Date(Date.now() + MINUTE);
    await worker.sendDue();
    expect(typesOf()).toEqual(['lead.assigned', 'lead.state']);
    expect(bodyOf(receiver.received[0] as Received).data.lead.assignee).toEqual({
      name: 'Anna',
      email: anna.email,
    });
    const wrong = cms.payload.update({ collection: 'leads', id, data: { state: 'quarantined' } });
    await expect(wrong).rejects.toThrow();
    expect(await deliveries()).toHaveLength(2);
  });

  test('500 for a day: it comes when the receiver is back, in the order of the lead', async () => {
    await webhook(['lead.received', 'lead.half', 'lead.overdue']);
    const lead = await send();
    // PostgreSQL stores no NUL, and no half of a sign, through which the cut goes here.
    receiver.answer = { status: 500, text: `\0${'x'.repeat(498)}😀` };
    await worker.sendDue();
    expect(await deliveries()).toMatchObject([
      { state: 'pending', attempts: 1, answerStatus: 500, problem: 'refused' },
    ]);
    expect((await deliveries())[0]?.answer).toHaveLength(500);
    await record('lead.half', lead, `half:${lead}`);
    for (let hour = 0; hour < 24; hour += 4) {
      later(4 * 60 * MINUTE);
      await worker.sendDue();
    }
    await record('lead.overdue', lead, `overdue:${lead}`);
    expect(new Set(typesOf())).toEqual(new Set(['lead.received']));
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(1);
    receiver.received = [];
    receiver.answer = { status: 204 };
    later(60 * MINUTE);
    await worker.sendDue();
    expect(typesOf()).toEqual(['lead.received', 'lead.half', 'lead.overdue']);
  });

  test('after three days it has failed, and goes out once more by hand', async () => {
    await webhook(['lead.received']);
    await send();
    const { url } = receiver;
    await receiver.stop();
    for (let hour = 0; hour < 73; hour += 6) {
      await worker.sendDue();
      later(6 * 60 * MINUTE);
    }
    await worker.sendDue();
    const [failed] = await deliveries();
    expect(failed).toMatchObject({ state: 'failed', problem: 'no-server', answerStatus: null });
    receiver = await startReceiver(Number(new URL(url).port));
    const again = { collection: 'deliveries', id: failed?.id ?? 0 } as const;
    await cms.payload.update({ ...again, data: { state: 'pending' } });
    await expect(cms.payload.update({ ...again, data: { state: 'sent' } })).rejects.toThrow();
    cms.clock.now = new Date(Date.now() + MINUTE);
    await worker.sendDue();
    expect(receiver.received).toHaveLength(1);
    expect((await deliveries())[0]).toMatchObject({ state: 'sent', problem: null });
  });

  test('a receiver that takes too long does not hold back another one', async () => {
    await webhook(['lead.received']);
    const other = await startReceiver();
    receiver.answer = null;
    for (let at = 0; at < 8; at += 1) await send({ mail: `a${at}@klient.example` });
    await webhook(['lead.received'], `${other.url}/other`);
    const lead = await send({ mail: 'b@klient.example' });
    // Long enough for the one that answers, on a busy machine too.
    const impatient = workerWith({ timeoutMs: 3_000 });
    await impatient.sendDue();
    expect(other.received.map((one) => bodyOf(one).data.lead.id)).toEqual([lead]);
    // Five at a time: the others of the silent receiver wait until it is asked again.
    expect(receiver.received).toHaveLength(5);
    expect((await deliveries())[0]).toMatchObject({ state: 'pending', problem: 'timeout' });
    await other.stop();
  });

  test('a process that dies after the receiver took it: it comes again with the same identity', async () => {
    await webhook(['lead.received']);
    await send();
    const dying = workerWith({
      onAccepted: () => {
        throw new Error('The process was killed.');
      },
    });
    await expect(dying.sendDue()).rejects.toThrow('killed');
    expect(await worker.sendDue()).toBe(0);
    later(40_000);
    expect(await worker.sendDue()).toBe(1);
    const [first, second] = receiver.received as [Received, Received];
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.body).toEqual(first.body);
    expect((await deliveries())[0]).toMatchObject({ state: 'sent' });
  });

  test('a webhook that is off, and an address in the own network, are said', async () => {
    const { id } = await webhook(['lead.received']);
    await send();
    await cms.payload.update({ collection: 'webhooks', id, data: { isOn: false } });
    await worker.sendDue();
    expect((await deliveries())[0]).toMatchObject({ state: 'failed', problem: 'off' });
    await cms.payload.delete({ collection: 'webhooks', id });
    expect(await deliveries()).toEqual([]);
    const data = { address: 'https://[::1]:9/hook' };
    const inside = { collection: 'webhooks', id: (await webhook(['lead.received'])).id } as const;
    await cms.payload.db.updateOne({ ...inside, data });
    await send({ message: 'Druga sprawa' });
    await worker.sendDue();
    expect((await deliveries())[0]).toMatchObject({ state: 'pending', problem: 'private' });
    for (const bad of ['http://crm.example/', 'crm.example', 'https://a:b@crm.example/'])
      await expect(webhook(['lead.received'], bad)).rejects.toMatchObject({ status: 400 });
  });

  test('with a lead go its deliveries; old ones go by themselves', async () => {
    await webhook(['lead.received']);
    const gone = await send();
    await send({ mail: 'b@klient.example' });
    await worker.sendDue();
    await removeLeads(cms.payload, { leads: [gone] }, async () => undefined);
    expect(await deliveries()).toHaveLength(1);
    const at = cms.clock.now.getTime();
    expect(await removeOldDeliveries(cms.payload, new Date(at - DAY))).toBe(0);
    expect(await removeOldDeliveries(cms.payload, new Date(at + DAY))).toBe(1);
    expect(await deliveries()).toEqual([]);
  });
});
