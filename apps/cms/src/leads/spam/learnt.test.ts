import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertRows } from '../../database/sql.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { databaseOn, engines } from '../../testing/databases.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { OFFICE_TIME, startTestCms, type TestCms } from '../../testing/test-cms.ts';
import { learnFromDecisions, progress } from './learnt.ts';
import { corpus } from './testing/corpus.ts';

const ADVERTISEMENT = {
  fullName: 'RobertGog',
  phoneNumber: '888 555 0100',
  message:
    'We guarantee first page on Google. Our SEO packages start at $99 per month, including backlinks.',
};

describe.each(engines('PostgreSQL'))('on %s', (engine) => {
  let cms: TestCms;
  beforeAll(async () => {
    cms = await startTestCms([], await databaseOn(engine));
  });
  afterAll(() => cms?.stop());
  beforeEach(async () => {
    await cms.clear();
    await learnFromDecisions(cms.payload);
  });

  /** Leads about which people have decided. */
  async function decided(count: number): Promise<void> {
    const at = OFFICE_TIME.toISOString();
    const rows = corpus(count, 5).map(({ lead, isSpam }, nth) => ({
      ...lead,
      reference: `TK-${nth}`,
      topic: 'offer',
      state: isSpam ? 'spam' : 'answered',
      verification: 'verified',
      contentHash: String(nth),
      mail: nth === 0 ? 'ola@klient.example' : lead.mail,
      createdAt: at,
      updatedAt: at,
    }));
    for (let start = 0; start < rows.length; start += 50) {
      await insertRows(cms.payload, 'leads', rows.slice(start, start + 50), {});
    }
    await learnFromDecisions(cms.payload);
  }

  const newest = async () => (await cms.leads()).at(-1);

  test('too few decisions: it counts them, and says nothing about a lead', async () => {
    await decided(199);
    const { spam, wanted, speaks } = await progress(cms.payload);
    expect([spam + wanted, speaks]).toEqual([199, false]);
    await sendForm(cms, ADVERTISEMENT);
    expect(await newest()).toMatchObject({ state: 'unverified', spamLikeness: null });
  });

  test('after 200 it rates and sorts, and neither hides a lead nor changes its state', async () => {
    await sendForm(cms, ADVERTISEMENT);
    await decided(240);
    expect(await progress(cms.payload)).toMatchObject({ speaks: true });
    await sendForm(cms, { message: 'Dzień dobry, szukamy systemu magazynowego dla hurtowni.' });
    await sendForm(cms, { ...ADVERTISEMENT, mail: 'promo@outreach.example' });
    const { docs } = await cms.payload.find({
      collection: 'leads',
      where: { state: { in: ['new', 'unverified'] } },
      sort: '-spamLikeness',
    });
    // As the link above the inbox: PostgreSQL puts those without a rating first.
    const sorted = await cms.payload.find({
      collection: 'leads',
      where: { or: [{ and: [{ spamLikeness: { exists: true } }] }] },
      sort: '-spamLikeness',
      pagination: false,
    });
    expect(sorted.docs.map(({ id }) => id)).toEqual(docs.map(({ id }) => id));
    expect(docs.map(({ fullName }) => fullName)).toEqual([
      'RobertGog',
      'RobertGog',
      'Zażółć Gęślą',
    ]);
    const [spam, , wanted] = docs;
    expect(spam?.spamLikeness).toBeGreaterThan(80);
    expect(wanted?.spamLikeness).toBeLessThan(50);
    expect((await cms.messages()).filter(({ kind }) => kind === 'notification')).toHaveLength(3);
  });

  test('applications are never rated', async () => {
    await decided(240);
    const application = { jobTitle: 'Tester', topic: 'jobApply', ...ADVERTISEMENT };
    await sendForm(cms, application, '/career/apply');
    expect(await newest()).toMatchObject({ formType: 'career', spamLikeness: null });
  });

  test('erasing a person erases what was learnt; then it is learnt anew without them', async () => {
    await decided(240);
    const before = await cms.payload.db.findOne<{ id: number; weights: string }>({
      collection: 'spam-classifiers',
      where: {},
    });
    await erasePerson(cms.payload, 'ola@klient.example', null);
    expect((await cms.payload.db.count({ collection: 'spam-classifiers' })).totalDocs).toBe(0);
    await learnFromDecisions(cms.payload);
    const after = await cms.payload.db.findOne<{ id: number; weights: string }>({
      collection: 'spam-classifiers',
      where: {},
    });
    expect(after?.weights).not.toBe('');
    expect(after?.weights).not.toBe(before?.weights);
  });
});
