import { describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import { after, MONDAY, testTeam } from '../testing/test-team.ts';
import { lookAtLeads } from './lead-work.ts';

describe.each(engines('PostgreSQL'))('a lead that waits, on %s', (engine) => {
  const team = testTeam(engine);

  test('is told of once at each stage, by two processes, to the owner, a second person, the manager', async () => {
    await team.change(team.anna.id, { standIn: team.jan.id });
    const id = await team.lead(MONDAY, { assignee: team.anna.id });
    await team.bothLook(after(7));
    expect(await team.notified(id)).toEqual([]);
    await team.bothLook(after(8));
    expect(await team.notified(id)).toEqual([`half ${team.anna.email}`]);
    await team.bothLook(after(14));
    await team.bothLook(after(16));
    const two = [
      `half ${team.anna.email}`,
      `overdue ${team.anna.email}`,
      `overdue ${team.jan.email}`,
    ];
    expect(await team.notified(id)).toEqual(two);
    await team.bothLook(after(31));
    await team.bothLook(after(300));
    expect(await team.notified(id)).toEqual([...two, `twice ${team.ewa.email}`]);
  });

  test('is not told of once it was answered, or is spam', async () => {
    const answered = await team.lead(MONDAY, { assignee: team.anna.id });
    const spam = await team.lead(MONDAY);
    const give = (id: number, state: 'answered' | 'spam') =>
      team.cms.payload.update({ collection: 'leads', id, data: { state } });
    await give(answered, 'answered');
    await give(spam, 'spam');
    await team.bothLook(after(60));
    expect([await team.notified(answered), await team.notified(spam)]).toEqual([[], []]);
  });

  test('without an owner: the person whose turn it is hears of it, and without turns the office', async () => {
    const early = await team.lead(MONDAY);
    await team.bothLook(after(8));
    expect(await team.notified(early)).toEqual(['half office']);
    await team.set({ turns: [team.jan.id] });
    await team.bothLook(after(16));
    expect((await team.notified(early)).slice(1)).toEqual([
      `overdue ${team.jan.email}`,
      `overdue ${team.ewa.email}`,
    ]);
  });

  test('goes to the stand-in of an owner who is away', async () => {
    await team.change(team.anna.id, {
      standIn: team.jan.id,
      absences: [{ from: '2026-07-04T12:00:00Z', to: '2026-07-10T12:00:00Z' }],
    });
    const id = await team.lead(MONDAY, { assignee: team.anna.id });
    await team.bothLook(after(8));
    expect(await team.notified(id)).toEqual([`half ${team.jan.email}`]);
  });

  test('a holiday, and an own closed day, stop the clock', async () => {
    // 11 November is a holiday; the company adds the 12th.
    await team.set({ closedDays: [{ from: '2026-11-12T12:00:00Z', note: 'inwentaryzacja' }] });
    const evening = new Date('2026-11-10T14:55:00Z');
    await lookAtLeads(team.cms.payload, after(-1, evening));
    const id = await team.lead(evening, { assignee: team.anna.id });
    await team.bothLook(new Date('2026-11-12T14:00:00Z'));
    expect(await team.notified(id)).toEqual([]);
    await team.bothLook(new Date('2026-11-13T07:03:00Z'));
    expect(await team.notified(id)).toEqual([`half ${team.anna.email}`]);
  });

  test('a lead from before reminders were on is left alone', async () => {
    await team.set({ tellsStages: false });
    await team.bothLook(MONDAY);
    const id = await team.lead(MONDAY, { assignee: team.anna.id });
    await team.bothLook(after(60));
    await team.set({ tellsStages: true });
    await team.bothLook(after(90));
    expect(await team.notified(id)).toEqual([]);
    const later = await team.lead(after(91), { assignee: team.anna.id });
    await team.bothLook(after(100));
    expect(await team.notified(later)).toEqual([`half ${team.anna.email}`]);
  });

  test('a process that ends between the stage and the mail: the next one sends it, once', async () => {
    const id = await team.lead(MONDAY, { assignee: team.anna.id });
    await lookAtLeads(team.cms.payload, after(8));
    // The first process ends here; the other one finds stage and mail, and sends.
    await lookAtLeads(team.other.payload, after(9));
    const mails = await team.deliver(team.other.payload, after(9));
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^\[TK-.*\] Minęła połowa czasu na odpowiedź$/),
    ]);
    expect(mails[0]?.text).toContain('Odpowiedź obiecaliśmy do: 6 lip 2026, 10:15.');
    expect(await team.deliver(team.cms.payload, after(10))).toEqual([]);
    expect(await team.notified(id)).toEqual([`half ${team.anna.email}`]);
  });
});
