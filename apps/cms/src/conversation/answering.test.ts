import { describe, expect, test, vi } from 'vitest';
import { readOffice } from '../leads/deadlines/reply-deadline.ts';
import { createMailTransport, DeliveryError } from '../mail/transport.ts';
import { engines } from '../testing/databases.ts';
import { richText } from '../testing/rich-text.ts';
import { openingOf } from './opening.ts';
import { answerTeam, REPLY, VISITOR } from './testing/answer-team.ts';

const MINUTE = 60_000;

describe.each(engines('SQLite'))('answering a lead on %s', (engine) => {
  const team = answerTeam(engine);

  test('an answer leaves once, as its author wrote it, and stops the clock', async () => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const { id, version } = await team.save(lead, {
      body: richText('Dzień dobry, <b>oto</b> oferta.', 'Pozdrawiam'),
    });
    const added = await team.attach(lead, 'ceny.txt', 'Ceny: 1');
    expect(added.body).toMatchObject({ files: [{ name: 'ceny.txt' }] });
    expect((await team.send(lead, version)).status).toBe(200);
    await team.sendDue(5_000);
    expect(team.replies()).toHaveLength(0);
    await team.sendDue();
    await team.sendDue(MINUTE);

    const [confirmation] = team.mails.sink.deliveries.filter(({ mail }) =>
      mail.messageId?.includes('confirmation'),
    );
    const [reply, ...more] = team.replies();
    expect(more).toHaveLength(0);
    expect(reply?.recipients).toEqual([VISITOR]);
    expect(reply?.sender).toBe('formularze@osnowa.example');
    const { mail, raw } = reply as NonNullable<typeof reply>;
    expect(mail.from).toEqual({ name: 'Anna Nowak', address: 'formularze@osnowa.example' });
    expect(mail.replyTo).toMatchObject([{ address: 'odpowiedzi@osnowa.example' }]);
    expect(mail.subject).toBe('Oferta');
    expect(mail.inReplyTo).toBe(confirmation?.mail.messageId);
    expect(mail.references).toBe(confirmation?.mail.messageId);
    expect(raw).not.toMatch(/^(auto-submitted|x-auto-response-suppress):/im);
    expect(mail.text).toContain('Pozdrawiam');
    expect(mail.text).toContain('Anna Nowak\nDoradca');
    expect(mail.text).toContain('KRS 0000123456');
    expect(mail.html).toContain('&lt;b&gt;oto&lt;/b&gt;');
    expect(mail.attachments).toMatchObject([{ filename: 'ceny.txt', mimeType: 'text/plain' }]);

    expect(await team.message(id)).toMatchObject({
      state: 'sent',
      headerId: mail.messageId?.replace(/[<>]/g, ''),
    });
    const [stored] = await team.cms.leads();
    expect(stored?.state).toBe('answered');
    expect(stored?.firstAnsweredAt).toBe((await team.message(id)).sentAt);
    expect(stored?.history).toMatchObject([
      { by: 'Anna Nowak', change: 'assignee', from: null, to: 'Anna Nowak' },
      { by: 'Anna Nowak', to: 'answered', how: 'mail' },
    ]);
    expect(stored?.assignee).toBe(team.staff.users.sales.id);
  });

  test('of windows that begin at once one makes the draft, and none overwrites another unseen', async () => {
    const lead = await team.newLead();
    const body = { ...REPLY, version: null };
    const begun = await Promise.all([1, 2, 3].map(() => team.ask(`/leads/${lead}/reply`, body)));
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { version: first } = begun.find(({ status }) => status === 200)?.body ?? {};
    const second = await team.save(lead, { subject: 'Drugie okno' }, first);
    const later = { ...REPLY, subject: 'Pierwsze okno, dalej', version: first };
    const late = await team.ask(`/leads/${lead}/reply`, later);
    expect(late.status).toBe(409);
    const current = { subject: 'Drugie okno', version: second.version };
    expect(late.body.errors).toMatchObject([{ data: { current } }]);
    const blind = await team.ask(`/leads/${lead}/reply`, { ...REPLY, version: null });
    expect(blind.status).toBe(409);
    expect((await team.send(lead, first)).status).toBe(409);
    const drafts = (await team.cms.messages()).filter(({ state }) => state === 'draft');
    expect(drafts).toMatchObject([{ subject: 'Drugie okno', body: REPLY.body }]);
  });

  test('of two windows that send and delete a draft at once, one does so', async () => {
    const lead = await team.newLead();
    for (let round = 0; round < 3; round += 1) {
      const { id, version } = await team.save(lead);
      const [sent, gone] = await Promise.all([
        team.send(lead, version),
        team.ask(`/leads/${lead}/reply/discard`, { version }),
      ]);
      expect([sent.status, gone.status].toSorted()).toEqual([200, 409]);
      expect((await team.message(id))?.state).toBe(sent.status === 200 ? 'pending' : undefined);
    }
  });

  test('within ten seconds a reply is taken back, changed, and leaves as it is then', async () => {
    const lead = await team.newLead();
    const { id, version } = await team.save(lead);
    const sent = await team.send(lead, version);
    expect(sent.body.wait).toBeGreaterThan(5_000);
    expect(sent.body.wait).toBeLessThanOrEqual(10_000);
    await team.recall(lead, id);
    const draft = await team.message(id);
    const { subject, body } = REPLY;
    expect(draft).toMatchObject({ state: 'draft', recipient: VISITOR, subject, body });
    await team.sendDue();
    expect(team.replies()).toHaveLength(0);
    const changed = await team.save(lead, { subject: 'Lepsza oferta' }, draft.updatedAt);
    await team.send(lead, changed.version);
    await team.sendDue();
    expect(team.replies().map(({ mail }) => mail.subject)).toEqual(['Lepsza oferta']);
    expect((await team.recall(lead, id)).status).toBe(409);
  });

  test('a reply waits until the office opens, or for a time of one’s own', async () => {
    const lead = await team.newLead();
    const first = await team.save(lead);
    const office = await readOffice(team.cms.payload);
    const night = new Date('2090-01-05T02:00:00Z');
    const opening = openingOf(office, night, 'pl');
    expect(opening).toEqual({ at: '2090-01-05T07:00:00.000Z', words: 'dziś o 8:00' });
    const evening = new Date('2090-01-04T20:00:00Z');
    expect(openingOf(office, evening, 'pl')?.words).toBe('w czwartek o 8:00');
    const opened = await team.send(lead, first.version, { opening: opening?.at });
    expect(opened.body.dueAt).toBe(opening?.at);
    await team.sendDue();
    expect(team.replies()).toHaveLength(0);
    await team.recall(lead, first.id);
    const { version } = await team.save(lead, {}, (await team.message(first.id)).updatedAt);
    const refused = await team.send(lead, version, { at: '2026-01-05T08:00:00.000Z' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].data.errors).toEqual([
      { path: 'time', message: 'Ten termin już minął. Wybierz późniejszy.' },
    ]);
    const own = await team.send(lead, version, { at: '2090-01-05T08:00:00.000Z' });
    expect(own.body.dueAt).toBe('2090-01-05T08:00:00.000Z');
  });

  test('what cannot leave is refused at its field, and stays a draft', async () => {
    const lead = await team.newLead();
    const { version } = await team.save(lead, {
      to: ['nikt'],
      subject: ' ',
      body: richText('Dzień dobry {firma}'),
    });
    const { status, body } = await team.send(lead, version);
    expect(status).toBe(400);
    expect(body.errors[0].data.errors).toEqual([
      {
        path: 'to',
        message:
          'To nie jest adres e-mail: nikt. Popraw go albo usuń; kilka adresów rozdziel przecinkami.',
      },
      { path: 'subject', message: 'Wpisz temat.' },
      {
        path: 'body',
        message: 'To zapytanie nie ma danych dla {firma}. Wpisz je albo usuń to słowo z nawiasami.',
      },
    ]);
    const file = await team.attach(lead, 'program.exe', 'MZ');
    expect(file.body.errors[0].data.errors).toMatchObject([
      { path: 'files', message: 'Tego typu pliku nie przyjmujemy. Wybierz inny format.' },
    ]);
    await team.sendDue();
    expect(team.replies()).toHaveLength(0);
    expect((await team.cms.messages()).map(({ state }) => state)).toContain('draft');
  });

  test('a refused reply leaves the lead unanswered, and leaves as another mail once corrected', async () => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const id = await team.reply(lead);
    team.mails.sink.answer = { status: 550, text: 'No such mailbox' };
    await team.sendDue();
    expect(await team.message(id)).toMatchObject({ state: 'failed' });
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'new', firstAnsweredAt: null });
    const first = (await team.message(id)).headerId;
    team.mails.sink.answer = null;
    const to = 'dobry@klient.example';
    await team.recall(lead, id);
    const changed = await team.save(lead, { to: [to] }, (await team.message(id)).updatedAt);
    await team.send(lead, changed.version);
    await team.sendDue();
    expect(team.replies().map(({ recipients }) => recipients)).toEqual([[to]]);
    expect((await team.message(id)).headerId).not.toBe(first);
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'answered' });
  });

  test('a process that dies after the server took a reply: it is not lost, and no double by its identity', async () => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const id = await team.reply(lead);
    const real = createMailTransport(team.mails.sink.url, team.cms.dataDir);
    const dead = Promise.withResolvers<never>();
    const doomed = team.worker(new Date(Date.now() + 11_000), (mail) =>
      real.deliver(mail).then(() => dead.promise),
    );
    const dying = doomed.sendDue();
    await expect.poll(() => team.replies().length).toBe(1);
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'new' });
    await team.sendDue(60_000);
    expect(team.replies()).toHaveLength(2);
    expect(new Set(team.replies().map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(await team.message(id)).toMatchObject({ state: 'sent' });
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'answered' });
    dead.reject(new Error('gone'));
    await dying;
    await doomed.stop();
    real.close();
    expect(await team.message(id)).toMatchObject({ state: 'sent' });
    expect((await team.cms.leads())[0]?.history).toHaveLength(2);
  });

  test('a reply that a server took leaves once, also when it can be written down only a little later', async () => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const id = await team.reply(lead);
    const busy = vi.spyOn(team.cms.payload.db, 'updateOne');
    busy.mockRejectedValueOnce(new Error('busy'));
    await team.sendDue();
    expect(busy).toHaveBeenCalled();
    busy.mockRestore();
    await team.sendDue(10 * MINUTE);
    expect(team.replies()).toHaveLength(1);
    expect(await team.message(id)).toMatchObject({ state: 'sent', attempts: 1 });
    expect((await team.cms.leads())[0]).toMatchObject({ state: 'answered' });
  });

  test('a reply that no server could be asked to take is still taken back', async () => {
    const lead = await team.newLead();
    await team.sendDue(0);
    const id = await team.reply(lead);
    const nobody = team.worker(new Date(Date.now() + 11_000), async () => {
      throw new DeliveryError('connect ECONNREFUSED', 'away');
    });
    await nobody.sendDue();
    await nobody.stop();
    const waiting = { state: 'pending', problem: 'connect ECONNREFUSED' };
    expect(await team.message(id)).toMatchObject(waiting);
    await team.recall(lead, id);
    expect(await team.message(id)).toMatchObject({ state: 'draft', subject: 'Oferta' });
    await team.sendDue(10 * MINUTE);
    expect(team.replies()).toHaveLength(0);
  });

  test('a merged lead is not answered: a sentence names the lead it went into', async () => {
    const [merged, target] = [await team.newLead(), await team.newLead({ message: 'Drugi list' })];
    const { version } = await team.save(merged);
    const { payload } = team.cms;
    await payload.update({ collection: 'leads', id: merged, data: { mergedInto: target } });
    const { reference } = await payload.findByID({ collection: 'leads', id: target });
    const text = { ...REPLY, version };
    for (const [path, body] of [
      ['', text],
      ['/send', { version, when: 'now', openedAt: new Date().toISOString() }],
      ['/estimate', {}],
    ] as const) {
      const { status, body: said } = await team.ask(`/leads/${merged}/reply${path}`, body);
      expect([path, status]).toEqual([path, 400]);
      expect(said.errors[0].message).toContain(reference);
    }
    await team.sendDue();
    expect(team.replies()).toEqual([]);
  });

  test('a reply of a merged lead answers the one that it was merged into, too', async () => {
    const merged = await team.newLead();
    const target = await team.newLead({ message: 'Drugi list' });
    await team.reply(merged);
    const data = { mergedInto: target };
    await team.cms.payload.update({ collection: 'leads', id: merged, data });
    await team.sendDue();
    const leads = await team.cms.leads();
    const answered = { state: 'answered', firstAnsweredAt: expect.any(String) };
    expect(leads.find(({ id }) => id === target)).toMatchObject(answered);
    expect(leads.find(({ id }) => id === merged)).toMatchObject({ state: 'merged' });
  });
});
