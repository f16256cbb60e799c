import { describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases.ts';
import { after, MONDAY, testDesk } from '../../testing/test-desk.ts';
import { lookAtDesk } from './desk-work.ts';

describe.each(engines('PostgreSQL'))('a lead that waits, on %s', (engine) => {
  const desk = testDesk(engine);

  test('is told of once at each stage, by two processes, to the owner, a second person, the manager', async () => {
    await desk.change(desk.anna.id, { standIn: desk.jan.id });
    const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
    await desk.bothLook(after(7));
    expect(await desk.told(id)).toEqual([]);
    await desk.bothLook(after(8));
    expect(await desk.told(id)).toEqual([`half ${desk.anna.email}`]);
    await desk.bothLook(after(14));
    await desk.bothLook(after(16));
    const two = [
      `half ${desk.anna.email}`,
      `overdue ${desk.anna.email}`,
      `overdue ${desk.jan.email}`,
    ];
    expect(await desk.told(id)).toEqual(two);
    await desk.bothLook(after(31));
    await desk.bothLook(after(300));
    expect(await desk.told(id)).toEqual([...two, `twice ${desk.ewa.email}`]);
  });

  test('is not told of once it was answered, or is spam', async () => {
    const answered = await desk.lead(MONDAY, { assignee: desk.anna.id });
    const spam = await desk.lead(MONDAY);
    const give = (id: number, state: 'answered' | 'spam') =>
      desk.cms.payload.update({ collection: 'leads', id, data: { state } });
    await give(answered, 'answered');
    await give(spam, 'spam');
    await desk.bothLook(after(60));
    expect([await desk.told(answered), await desk.told(spam)]).toEqual([[], []]);
  });

  test('without an owner: the person whose turn it is hears of it, and without turns the office', async () => {
    const early = await desk.lead(MONDAY);
    await desk.bothLook(after(8));
    expect(await desk.told(early)).toEqual(['half office']);
    await desk.set({ turns: [desk.jan.id] });
    await desk.bothLook(after(16));
    expect((await desk.told(early)).slice(1)).toEqual([
      `overdue ${desk.jan.email}`,
      `overdue ${desk.ewa.email}`,
    ]);
  });

  test('goes to the stand-in of an owner who is away', async () => {
    await desk.change(desk.anna.id, {
      standIn: desk.jan.id,
      absences: [{ from: '2026-07-04T12:00:00Z', to: '2026-07-10T12:00:00Z' }],
    });
    const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
    await desk.bothLook(after(8));
    expect(await desk.told(id)).toEqual([`half ${desk.jan.email}`]);
  });

  test('a holiday, and an own closed day, stop the clock', async () => {
    // 11 November is a holiday; the company adds the 12th.
    await desk.set({ closedDays: [{ from: '2026-11-12T12:00:00Z', note: 'inwentaryzacja' }] });
    const evening = new Date('2026-11-10T14:55:00Z');
    await lookAtDesk(desk.cms.payload, after(-1, evening));
    const id = await desk.lead(evening, { assignee: desk.anna.id });
    await desk.bothLook(new Date('2026-11-12T14:00:00Z'));
    expect(await desk.told(id)).toEqual([]);
    await desk.bothLook(new Date('2026-11-13T07:03:00Z'));
    expect(await desk.told(id)).toEqual([`half ${desk.anna.email}`]);
  });

  test('a lead from before reminders were on is left alone', async () => {
    await desk.set({ tellsStages: false });
    await desk.bothLook(MONDAY);
    const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
    await desk.bothLook(after(60));
    await desk.set({ tellsStages: true });
    await desk.bothLook(after(90));
    expect(await desk.told(id)).toEqual([]);
    const later = await desk.lead(after(91), { assignee: desk.anna.id });
    await desk.bothLook(after(100));
    expect(await desk.told(later)).toEqual([`half ${desk.anna.email}`]);
  });

  test('a process that ends between the stage and the mail: the next one sends it, once', async () => {
    const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
    await lookAtDesk(desk.cms.payload, after(8));
    // The first process ends here; the other one finds stage and mail, and sends.
    await lookAtDesk(desk.other.payload, after(9));
    const mails = await desk.deliver(desk.other.payload, after(9));
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^\[TK-.*\] Minęła połowa czasu na odpowiedź$/),
    ]);
    expect(mails[0]?.text).toContain('Odpowiedź obiecaliśmy do: 6 lip 2026, 10:15.');
    expect(await desk.deliver(desk.cms.payload, after(10))).toEqual([]);
    expect(await desk.told(id)).toEqual([`half ${desk.anna.email}`]);
  });
});
