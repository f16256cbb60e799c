import type { TypedUser } from 'payload';
import { describe, expect, test } from 'vitest';
import type { Colleague } from '../../accounts/colleagues.ts';
import { historyOf } from '../../leads/events/lead-events.ts';
import { engines } from '../../testing/databases.ts';
import { after, MONDAY, testTeam } from '../../testing/test-team.ts';
import { lookAtLeads } from '../lead-work.ts';
import { rotationFor } from './rotation.ts';

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
  const rotation = { colleagues, listed: [1, 2, 3], newest, day: '2026-07-06' };
  const found = rotationFor({ topic: 'offer', locale: 'pl' }, rotation);
  expect(found.map(({ id }) => id)).toEqual(order);
});

describe.each(engines('PostgreSQL'))('a new lead on %s', (engine) => {
  const team = testTeam(engine);

  const asAnna = () =>
    ({ ...team.anna, name: 'Anna', roles: ['sales'], collection: 'users' }) as unknown as TypedUser;

  test('is given to nobody until people are listed', async () => {
    const id = await team.lead(MONDAY);
    await team.bothLook(after(1));
    expect(await team.ownerOf(id)).toBeNull();
  });

  test('goes to the colleague who knows the customer or their company, also while nobody is listed', async () => {
    await lookAtLeads(team.cms.payload, after(-1));
    const domain = `${crypto.randomUUID()}.example`;
    await team.lead(MONDAY, { mail: `ola@${domain}`, assignee: team.anna.id });
    const next = await team.lead(after(20), { mail: `jan@${domain}` });
    const stranger = await team.lead(after(20));
    await team.bothLook(after(21));
    expect([await team.ownerOf(next), await team.ownerOf(stranger)]).toEqual([team.anna.id, null]);
    expect(await team.notified(next)).toEqual([`assigned ${team.anna.email}`]);
  });

  test('goes to one person after the other, and two processes give each once', async () => {
    await team.set({ turns: [team.anna.id, team.jan.id] });
    await lookAtLeads(team.cms.payload, after(-1));
    const ids = [];
    for (let nth = 0; nth < 6; nth += 1) ids.push(await team.lead(after(nth)));
    await team.bothLook(after(6));
    const owners = await Promise.all(ids.map((id) => team.ownerOf(id)));
    const [anna, jan] = [team.anna.id, team.jan.id];
    expect(owners).toEqual([anna, jan, anna, jan, anna, jan]);
    expect(await team.notified(ids[0] as number)).toEqual([`assigned ${team.anna.email}`]);
    expect(await historyOf(team.cms.payload, ids[0] as number)).toMatchObject([
      { by: null, change: 'assignee', to: 'Anna' },
    ]);
  });

  test('goes to a person who works on its topic and knows its language', async () => {
    await team.set({ turns: [team.anna.id, team.jan.id] });
    await team.change(team.anna.id, { leadTopics: ['e-commerce'], leadLanguages: ['de'] });
    await lookAtLeads(team.cms.payload, after(-1));
    const id = await team.lead(MONDAY);
    await team.bothLook(after(1));
    expect(await team.ownerOf(id)).toBe(team.jan.id);
    await team.change(team.anna.id, { leadTopics: [], leadLanguages: [] });
  });

  test('is not given, nor told, to a stand-in who may not open it', async () => {
    const recruiter = await team.account('Rut', 'recruiter');
    await team.set({ turns: [team.anna.id, team.jan.id] });
    const absences = [{ from: '2026-07-06T12:00:00Z' }];
    await team.change(team.anna.id, { standIn: recruiter.id, absences });
    await lookAtLeads(team.cms.payload, after(-1));
    const id = await team.lead(MONDAY);
    const annas = await team.lead(after(1), { assignee: team.anna.id });
    await team.bothLook(after(2));
    expect(await team.ownerOf(id)).toBe(team.jan.id);
    await team.bothLook(after(9));
    expect(await team.notified(annas)).toEqual([`half ${team.jan.email}`]);
  });

  test('that was given back stays with nobody', async () => {
    await team.set({ turns: [team.anna.id] });
    await lookAtLeads(team.cms.payload, after(-1));
    const id = await team.lead(MONDAY);
    await team.bothLook(after(1));
    await team.cms.payload.update({ collection: 'leads', id, data: { assignee: null } });
    await team.bothLook(after(2));
    expect(await team.ownerOf(id)).toBeNull();
    await team.bothLook(after(8));
    expect((await team.notified(id)).at(-1)).toBe(`half ${team.anna.email}`);
  });

  test('that a colleague hands on is told of to the new owner, each time', async () => {
    const id = await team.lead(MONDAY, { assignee: team.anna.id });
    const user = { user: asAnna(), overrideAccess: false };
    const give = (assignee: number) =>
      team.cms.payload.update({ collection: 'leads', id, data: { assignee }, ...user });
    await give(team.jan.id);
    await give(team.anna.id);
    await give(team.jan.id);
    expect(await team.notified(id)).toEqual([
      `assigned ${team.jan.email}`,
      `assigned ${team.jan.email}`,
    ]);
    const mails = await team.deliver(team.cms.payload, new Date());
    const ids = mails.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });

  test('that is entered by hand for a colleague is told of to them, and promises nothing', async () => {
    await team.set({ turns: [team.anna.id] });
    const call = { source: 'phone', fullName: 'Jan Kos', phoneNumber: '600 700 800' };
    const entered = { user: asAnna(), overrideAccess: false, collection: 'leads' } as const;
    const own = await team.cms.payload.create({ ...entered, data: call as never });
    const data = { ...call, assignee: team.jan.id } as never;
    const { id } = await team.cms.payload.create({ ...entered, data });
    await team.cms.payload.update({ collection: 'leads', id: own.id, data: { assignee: null } });
    await team.bothLook(after(3 * 24 * 60, new Date()));
    // Three days may lead into a new week, whose report belongs to the newest lead.
    const mails = async (lead: number) =>
      (await team.notified(lead)).filter((mail) => !mail.startsWith('weekly'));
    expect([await mails(own.id), await mails(id)]).toEqual([[], [`assigned ${team.jan.email}`]]);
    const [mail] = await team.deliver(team.cms.payload, new Date());
    expect(mail?.text).toContain('Od: Jan Kos.');
    expect(mail?.text).not.toContain('obiecaliśmy');
  });

  test('can be neither entered for nor handed to a person who may not open it', async () => {
    const { id: assignee } = await team.account('Roma', 'recruiter');
    const call = { source: 'phone', fullName: 'Jan Kos', phoneNumber: '600 700 800' };
    const data = { ...call, assignee } as never;
    const entered = { collection: 'leads', data, user: asAnna(), overrideAccess: false } as const;
    const refused = 'Ta osoba nie pracuje z takimi zapytaniami';
    await expect(team.cms.payload.create(entered)).rejects.toThrow(refused);
    expect(await team.cms.leads()).toEqual([]);
    const id = await team.lead(MONDAY);
    const handed = team.cms.payload.update({ collection: 'leads', id, data: { assignee } });
    await expect(handed).rejects.toThrow(refused);
  });
});
