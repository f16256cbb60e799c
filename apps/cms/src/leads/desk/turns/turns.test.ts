import type { TypedUser } from 'payload';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases.ts';
import { after, MONDAY, testDesk } from '../../../testing/test-desk.ts';
import { lookAtDesk } from '../desk-work.ts';
import type { Colleague } from './colleagues.ts';
import { inTurn } from './whose-turn.ts';

function colleague(id: number, more: Partial<Colleague> = {}): Colleague {
  const own = { id, name: `${id}`, email: '', roles: ['sales' as const], language: 'pl' as const };
  return { ...own, absences: [], standIn: null, topics: [], languages: [], ...more };
}

const AWAY = { absences: [{ from: '2026-07-06', to: '2026-07-06' }] };

test.each<[what: string, colleagues: Colleague[], order: number[]]>([
  ['the one without a lead for longest', [colleague(1), colleague(2), colleague(3)], [3, 2, 1]],
  [
    'nobody twice: a stand-in has one place',
    [colleague(1, { ...AWAY, standIn: 2 }), colleague(2), colleague(3)],
    [3, 2],
  ],
  ['nobody for a person who is away alone', [colleague(1, AWAY)], []],
  [
    'a person who works on its topic and knows its language',
    [colleague(1), colleague(2, { languages: ['de'] }), colleague(3, { topics: ['e-commerce'] })],
    [1],
  ],
  [
    'another person, where the only one for its topic is away',
    [colleague(1, { ...AWAY, topics: ['offer'] }), colleague(2, { topics: ['e-commerce'] })],
    [2],
  ],
])('a new lead goes to %s', (_what, colleagues, order) => {
  const newest = new Map([
    [1, 12],
    [2, 11],
  ]);
  const turns = { colleagues, listed: [1, 2, 3], newest, day: '2026-07-06' };
  const found = inTurn({ topic: 'offer', locale: 'pl' }, turns);
  expect(found.map(({ id }) => id)).toEqual(order);
});

describe.each(engines('PostgreSQL'))('a new lead on %s', (engine) => {
  const desk = testDesk(engine);

  const asAnna = () =>
    ({ ...desk.anna, name: 'Anna', roles: ['sales'], collection: 'users' }) as unknown as TypedUser;

  test('is given to nobody until people are listed', async () => {
    const id = await desk.lead(MONDAY);
    await desk.bothLook(after(1));
    expect(await desk.ownerOf(id)).toBeNull();
  });

  test('goes to one person after the other, and two processes give each once', async () => {
    await desk.set({ turns: [desk.anna.id, desk.jan.id] });
    await lookAtDesk(desk.cms.payload, after(-1));
    const ids = [];
    for (let nth = 0; nth < 6; nth += 1) ids.push(await desk.lead(after(nth)));
    await desk.bothLook(after(6));
    const owners = await Promise.all(ids.map((id) => desk.ownerOf(id)));
    const [anna, jan] = [desk.anna.id, desk.jan.id];
    expect(owners).toEqual([anna, jan, anna, jan, anna, jan]);
    expect(await desk.told(ids[0] as number)).toEqual([`assigned ${desk.anna.email}`]);
    const first = await desk.cms.payload.findByID({ collection: 'leads', id: ids[0] as number });
    expect(first.history).toMatchObject([{ by: null, change: 'assignee', to: 'Anna' }]);
  });

  test('goes to a person who works on its topic and knows its language', async () => {
    await desk.set({ turns: [desk.anna.id, desk.jan.id] });
    await desk.change(desk.anna.id, { leadTopics: ['e-commerce'], leadLanguages: ['de'] });
    await lookAtDesk(desk.cms.payload, after(-1));
    const id = await desk.lead(MONDAY);
    await desk.bothLook(after(1));
    expect(await desk.ownerOf(id)).toBe(desk.jan.id);
    await desk.change(desk.anna.id, { leadTopics: [], leadLanguages: [] });
  });

  test('is not given, nor told, to a stand-in who may not open it', async () => {
    const recruiter = await desk.account('Rut', 'recruiter');
    await desk.set({ turns: [desk.anna.id, desk.jan.id] });
    const absences = [{ from: '2026-07-06T12:00:00Z' }];
    await desk.change(desk.anna.id, { standIn: recruiter.id, absences });
    await lookAtDesk(desk.cms.payload, after(-1));
    const id = await desk.lead(MONDAY);
    const annas = await desk.lead(after(1), { assignee: desk.anna.id });
    await desk.bothLook(after(2));
    expect(await desk.ownerOf(id)).toBe(desk.jan.id);
    await desk.bothLook(after(9));
    expect(await desk.told(annas)).toEqual([`half ${desk.jan.email}`]);
  });

  test('that was given back stays with nobody', async () => {
    await desk.set({ turns: [desk.anna.id] });
    await lookAtDesk(desk.cms.payload, after(-1));
    const id = await desk.lead(MONDAY);
    await desk.bothLook(after(1));
    await desk.cms.payload.update({ collection: 'leads', id, data: { assignee: null } });
    await desk.bothLook(after(2));
    expect(await desk.ownerOf(id)).toBeNull();
    await desk.bothLook(after(8));
    expect((await desk.told(id)).at(-1)).toBe(`half ${desk.anna.email}`);
  });

  test('that a colleague hands on is told of to the new owner, each time', async () => {
    const id = await desk.lead(MONDAY, { assignee: desk.anna.id });
    const user = { user: asAnna(), overrideAccess: false };
    const give = (assignee: number) =>
      desk.cms.payload.update({ collection: 'leads', id, data: { assignee }, ...user });
    await give(desk.jan.id);
    await give(desk.anna.id);
    await give(desk.jan.id);
    expect(await desk.told(id)).toEqual([
      `assigned ${desk.jan.email}`,
      `assigned ${desk.jan.email}`,
    ]);
    const mails = await desk.deliver(desk.cms.payload, new Date());
    const ids = mails.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });

  test('that is entered by hand for a colleague is told of to them, and promises nothing', async () => {
    await desk.set({ turns: [desk.anna.id] });
    const call = { source: 'phone', fullName: 'Jan Kos', phoneNumber: '600 700 800' };
    const entered = { user: asAnna(), overrideAccess: false, collection: 'leads' } as const;
    const own = await desk.cms.payload.create({ ...entered, data: call as never });
    const data = { ...call, assignee: desk.jan.id } as never;
    const { id } = await desk.cms.payload.create({ ...entered, data });
    await desk.cms.payload.update({ collection: 'leads', id: own.id, data: { assignee: null } });
    await desk.bothLook(after(3 * 24 * 60, new Date()));
    // Three days may lead into a new week, whose letter belongs to the newest lead.
    const told = async (lead: number) =>
      (await desk.told(lead)).filter((mail) => !mail.startsWith('weekly'));
    expect([await told(own.id), await told(id)]).toEqual([[], [`assigned ${desk.jan.email}`]]);
    const [mail] = await desk.deliver(desk.cms.payload, new Date());
    expect(mail?.text).toContain('Od: Jan Kos.');
    expect(mail?.text).not.toContain('obiecaliśmy');
  });

  test('can be neither entered for nor handed to a person who may not open it', async () => {
    const { id: assignee } = await desk.account('Roma', 'recruiter');
    const call = { source: 'phone', fullName: 'Jan Kos', phoneNumber: '600 700 800' };
    const data = { ...call, assignee } as never;
    const entered = { collection: 'leads', data, user: asAnna(), overrideAccess: false } as const;
    const refused = 'Ta osoba nie pracuje z takimi zapytaniami';
    await expect(desk.cms.payload.create(entered)).rejects.toThrow(refused);
    expect(await desk.cms.leads()).toEqual([]);
    const id = await desk.lead(MONDAY);
    const handed = desk.cms.payload.update({ collection: 'leads', id, data: { assignee } });
    await expect(handed).rejects.toThrow(refused);
  });
});
