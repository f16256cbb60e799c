import { type DateField, traverseFields } from 'payload';
import { expect, test } from 'vitest';
import { erasePerson } from '../privacy/erasure.ts';
import { exportPerson } from '../privacy/export.ts';
import { applyRetention } from '../privacy/retention.ts';
import { daysFrom } from '../privacy/retention-periods.ts';
import { newAccount } from '../testing/accounts.ts';
import { copyLead } from '../testing/many-leads.ts';
import { replyEndpoints } from './endpoints.ts';
import { remindOfSteps } from './next-steps.ts';
import { answerTeam, REPLY, VISITOR } from './testing/answer-team.ts';

const MINUTE = 60_000;
const team = answerTeam();

test('people answer, and write notes about, the leads that they see only', async () => {
  const lead = await team.newLead();
  const job = { topic: 'jobApply', jobTitle: 'Tester' };
  const application = await team.newLead(job, '/career/apply');
  const body = { ...REPLY, version: null };
  expect((await team.ask(`/leads/${lead}/reply`, body, 'recruiter')).status).toBe(404);
  expect((await team.ask(`/leads/${application}/reply`, body, 'recruiter')).status).toBe(200);
  expect((await team.ask(`/leads/${application}/reply`, body)).status).toBe(404);
  const note = { lead, kind: 'call', text: 'Zadzwoni w piątek.', authorName: 'Ktoś inny' };
  expect((await team.ask('/lead-notes', note, 'recruiter')).status).toBe(404);
  expect((await team.ask('/lead-notes', note)).status).toBe(201);
  const { docs } = await team.cms.payload.find({ collection: 'lead-notes', depth: 0 });
  expect(docs).toMatchObject([
    { formType: 'contact', authorName: 'Anna Nowak', author: team.staff.users.sales.id },
  ]);
  expect((await team.ask('/lead-notes', { lead, kind: 'note', text: '' })).status).toBe(400);
});

test.each(['editor', 'visitor'] as const)(
  '%s reaches nothing of the form that answers',
  async (who) => {
    const lead = await team.newLead();
    for (const { path } of replyEndpoints) {
      const { status } = await team.ask(`/leads${path.replace(':id', String(lead))}`, {}, who);
      expect([path, status]).toEqual([path, 404]);
    }
    const note = { lead, kind: 'note', text: 'Ważny klient.' };
    expect((await team.ask('/lead-notes', note, who)).status).toBe(403);
  },
);

test('a next step is planned for later, reminded of once, and its end is in the history', async () => {
  const id = await team.newLead();
  const user = team.staff.users.sales;
  const change = (data: object) =>
    team.cms.payload.update({ collection: 'leads', id, data, user, overrideAccess: false });
  const soon = new Date(Date.now() + 30 * MINUTE);
  const past = new Date(Date.now() - MINUTE).toISOString();
  await expect(change({ nextStep: 'Zadzwonić', nextStepAt: past })).rejects.toMatchObject({
    data: {
      errors: [{ path: 'nextStepAt', message: 'Ten termin już minął. Wybierz późniejszy.' }],
    },
  });
  await change({ assignee: user.id, nextStep: 'Zadzwonić', nextStepAt: soon.toISOString() });
  await team.sendDue(0);
  expect(await remindOfSteps(team.cms.payload, new Date())).toBe(0);
  const due = new Date(soon.getTime() + 1);
  const made = await Promise.all([1, 2].map(() => remindOfSteps(team.cms.payload, due)));
  expect(made.sort()).toEqual([0, 1]);
  expect(await remindOfSteps(team.cms.payload, due)).toBe(0);
  await team.sendDue(31 * MINUTE);
  const sent = team.mails.sink.deliveries;
  const reminders = sent.filter(({ mail }) => mail.subject?.includes('Zadzwonić'));
  expect(reminders.map(({ recipients }) => recipients)).toEqual([['sales@firm.example']]);
  await change({ nextStep: null, nextStepAt: null });
  expect((await team.cms.leads())[0]?.history).toMatchObject([
    { change: 'assignee' },
    { change: 'next-step', to: 'Zadzwonić' },
    { change: 'next-step', from: 'Zadzwonić', to: null },
  ]);
});

test('of hundreds of next steps with the same time each is reminded of', async () => {
  const { payload } = team.cms;
  const id = await team.newLead();
  const due = new Date();
  const data = { nextStep: 'Zadzwonić', nextStepAt: due.toISOString() };
  await payload.db.updateOne({ collection: 'leads', id, data, returning: false });
  await copyLead(payload, id, 200);
  const looks = [1, 2].map((minutes) => new Date(due.getTime() + minutes * MINUTE));
  const made: number[] = [];
  for (const look of looks) made.push(await remindOfSteps(payload, look));
  expect(made).toEqual([201, 0]);
  const reminders = (await team.cms.messages()).filter(({ kind }) => kind === 'reminder');
  expect(new Set(reminders.map(({ lead }) => lead)).size).toBe(201);
});

test('a reminder goes to the person who stands in for an absent owner, in their language', async () => {
  const { payload } = team.cms;
  const change = (data: object) =>
    payload.update({ collection: 'users', id: team.staff.users.sales.id, data: data as never });
  const standIn = await newAccount(payload, 'Jan', 'sales', { mailLanguage: 'en' });
  const today = new Date(Date.now() - 24 * 60 * MINUTE).toISOString();
  const later = new Date(Date.now() + 24 * 60 * MINUTE).toISOString();
  await change({ absences: [{ from: today, to: later }], standIn: standIn.id });
  const id = await team.newLead();
  await team.sendDue(0);
  const nextStepAt = new Date().toISOString();
  const data = { assignee: team.staff.users.sales.id, nextStep: 'Zadzwonić', nextStepAt };
  await payload.db.updateOne({ collection: 'leads', id, data, returning: false });
  await remindOfSteps(payload, new Date());
  await team.sendDue(MINUTE);
  const [{ recipients, mail } = {}] = team.mails.sink.deliveries.slice(-1);
  expect(recipients).toEqual([standIn.email]);
  expect(mail?.subject).toContain('Next step: Zadzwonić');
  await change({ absences: [], standIn: null });
  await payload.delete({ collection: 'users', id: standIn.id });
});

test('a conversation is kept as long as its lead, exported without drafts, and erased with all', async () => {
  const lead = await team.newLead();
  await team.newLead({ mail: 'inny@klient.example' });
  const { version } = await team.save(lead);
  await team.attach(lead, 'ceny.txt', 'Ceny: 1');
  await team.send(lead, version);
  await team.sendDue();
  await team.save(lead, { subject: 'Szkic na potem' });
  await team.attach(lead, 'ceny.txt', 'Ceny: 1');
  await team.ask('/lead-notes', { lead, kind: 'note', text: 'Ważny klient.' });
  await applyRetention(team.cms.payload, { now: daysFrom(new Date(), 40) });
  const reply = (await team.cms.messages()).find(({ kind }) => kind === 'reply');
  expect(reply).toMatchObject({ text: expect.stringContaining('oto oferta') });

  const archive = await new Response(await exportPerson(team.cms.payload, VISITOR, null)).bytes();
  const names = new TextDecoder('latin1').decode(archive);
  expect(names.match(/1-ceny\.txt/g)).toHaveLength(2);
  expect(names).not.toContain('2-ceny.txt');

  const removed = await erasePerson(team.cms.payload, VISITOR, null);
  expect(removed).toMatchObject({ leads: 1, files: 2 });
  expect(await team.cms.files()).toEqual([]);
  expect((await team.cms.messages()).every((one) => one.lead !== lead)).toBe(true);
  expect((await team.cms.payload.find({ collection: 'lead-notes' })).docs).toEqual([]);
});

test('the office opened while the page was open: the reply leaves at once, not on the next day', async () => {
  const lead = await team.newLead();
  const { version } = await team.save(lead);
  const opening = new Date(Date.now() - 40_000).toISOString();
  const { status, body } = await team.send(lead, version, { opening });
  expect(status).toBe(200);
  expect(body.wait).toBeLessThanOrEqual(10_000);
  await team.sendDue();
  expect(team.replies()).toHaveLength(1);
});

test('every field of a date, and of its filter, reads days as people here type them', () => {
  const { collections, globals } = team.cms.payload.config;
  const dates: DateField[] = [];
  const callback = ({ field }: { field: object }) => {
    if ('type' in field && field.type === 'date') dates.push(field as DateField);
  };
  for (const { fields } of [...collections, ...globals]) traverseFields({ fields, callback });
  expect(dates.length).toBeGreaterThan(40);
  for (const { admin } of dates) {
    const { pickerAppearance, overrides } = admin?.date ?? {};
    if (pickerAppearance === 'monthOnly') continue;
    // One format alone would leave the rest to the browser, which reads the month first.
    const formats =
      pickerAppearance === 'dayAndTime' ? ['d.M.yyyy H:mm', 'd.M.yyyy'] : ['d.M.yyyy'];
    expect(overrides?.dateFormat).toEqual(expect.arrayContaining(formats));
  }
});

test('files are limited by what they are in a mail: beyond 18 MB one more byte is refused at once', async () => {
  const lead = await team.newLead();
  await team.save(lead);
  expect((await team.attach(lead, 'ceny.txt', 'Ceny')).status).toBe(200);
  const [file] = await team.cms.attachments();
  const change = { collection: 'attachments', id: file?.id ?? 0 } as const;
  await team.cms.payload.db.updateOne({ ...change, data: { size: 18_000_000 - 1 } });
  expect((await team.attach(lead, 'a.txt', 'a')).status).toBe(200);
  const { status, body } = await team.attach(lead, 'b.txt', 'b');
  expect(status).toBe(400);
  expect(body.errors[0].data.errors).toMatchObject([
    { path: 'files', message: expect.stringContaining('najwyżej 18 MB') },
  ]);
});

test('a note that mentions a colleague tells them, who may see the lead, and nobody twice', async () => {
  const { payload } = team.cms;
  const lead = await team.newLead();
  const other = await newAccount(payload, 'Ewa', 'sales', { name: 'Ewa Lis', mailLanguage: 'en' });
  const text = '@Ewa Lis zadzwoń dziś, klient pyta o cenę. @Anna Nowak @ewa lis, @Ewa Lisowska';
  expect((await team.ask('/lead-notes', { lead, kind: 'note', text })).status).toBe(201);
  await team.sendDue(0);
  const told = team.mails.sink.deliveries.filter(({ mail }) => mail.subject?.includes('zadzwoń'));
  // The author is not told, nor the recruiter of the same name, who does not see the lead.
  expect(told.map(({ recipients }) => recipients)).toEqual([[other.email]]);
  const mail = told[0]?.mail;
  expect(mail?.subject).toMatch(/^\[TK-.+\] Note: @Ewa Lis zadzwoń dziś/);
  const written = mail?.text ?? '';
  expect(written).toContain('klient pyta o cenę');
  expect(written.indexOf('klient pyta o cenę')).toBeLessThan(written.indexOf(VISITOR));
  expect(written).toContain(`/admin/collections/leads/${lead}`);
  await payload.delete({ collection: 'users', id: other.id });
});

test('after a missed call the customer waits, and the owner is told unless they wrote it down', async () => {
  const { payload } = team.cms;
  const owner = await newAccount(payload, 'Ewa', 'sales');
  const lead = await team.newLead();
  const { version } = await team.save(lead);
  await team.send(lead, version);
  await team.sendDue();
  const waits = async () => (await team.cms.leads())[0]?.waitsSince ?? null;
  expect(await waits()).toBeNull();
  // The reply left eleven seconds from now.
  const at = new Date(Date.now() + MINUTE).toISOString();
  const note = { lead, kind: 'missed-call', text: 'Dzwonił, oddzwonić po 15.', at };
  const calls = () =>
    team.mails.sink.deliveries.filter(({ mail }) => mail.subject?.includes('oddzwonić po 15'));
  const give = (assignee: number) =>
    payload.update({ collection: 'leads', id: lead, data: { assignee } });
  await give(Number(team.staff.users.sales.id));
  await team.ask('/lead-notes', note);
  await team.sendDue(0);
  expect(await waits()).not.toBeNull();
  expect(calls()).toEqual([]);
  await give(owner.id);
  await team.ask('/lead-notes', note);
  await team.sendDue(0);
  expect(calls().map(({ recipients }) => recipients)).toEqual([[owner.email]]);
  expect(calls()[0]?.mail.subject).toContain('Nieodebrane połączenie');
  await payload.delete({ collection: 'users', id: owner.id });
});

test('a call that was written down is an event of the lead', async () => {
  const lead = await team.newLead();
  await team.ask('/lead-notes', { lead, kind: 'call', text: 'Umówiliśmy się na środę.' });
  const where = { lead: { equals: lead }, kind: { equals: 'called' } };
  const { docs } = await team.cms.payload.find({ collection: 'lead-events', where });
  expect(docs).toMatchObject([{ by: 'Anna Nowak' }]);
});
