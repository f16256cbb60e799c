import { AppError, canonicalJson, type OfferDraft } from '@osnowa/contract';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { historyOf } from '../leads/events/lead-events.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { storedWith } from '../platform/database/stored.ts';
import { removeLeads } from '../privacy/remove-leads.ts';
import { newAccount } from '../testing/accounts.ts';
import { engines } from '../testing/databases.ts';
import { SAMPLE_CATALOGUE } from '../testing/sample-catalogue.ts';
import { sendForm } from '../testing/sent-forms.ts';
import { CONTACT, testCms, urlencoded } from '../testing/test-cms.ts';
import { sendDue } from '../testing/test-mails.ts';
import { acceptOffer, askAboutOffer, askForTime, declarationOf, declineOffer } from './decide.ts';
import { draftOf, firstDraft, openOffer, saveDraft } from './offer-draft.ts';
import { faultsOf, inAllLanguages } from './offer-rules.ts';
import { brokenLinks, offerOfLead, versionsOf } from './offer-store.ts';
import { removeOldAcceptances } from './remove-offers.ts';
import { closeLinks, linesBefore, sendOffer } from './send-offer.ts';
import { noteVisit, shownOffer } from './shown-offer.ts';

const WORDS = {
  mobile: { pl: 'Aplikacja mobilna', en: 'Mobile app', de: 'App' },
  smallest: { pl: 'Najmniejszy projekt', en: 'Smallest project', de: 'Kleinstes Projekt' },
};

const NAMES = { pl: 'Wdrożenie', en: '', de: '' };

const TODAY = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));

describe.each(engines('SQLite'))('an offer on %s', (engine) => {
  const cms = testCms({ engine });
  let author: { id: number; email: string; name: string };
  let lead = 0;

  beforeAll(async () => {
    const { id, email, name } = await newAccount(cms.payload, 'Anna', 'sales');
    author = { id, email, name };
    await cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
  });
  beforeEach(async () => {
    const quote = { ...CONTACT, topic: 'estimate', companyName: 'Zakład', items: 'cart,ssl' };
    const form = urlencoded({ ...quote, later: 'ssl' });
    await cms.post('/kalkulator-aplikacji/send-message', form);
    lead = (await cms.leads()).at(-1)?.id ?? 0;
    await sendDue(cms.payload, new Date());
  });

  const stored = async () => {
    const found = await storedWith(cms.payload, 'leads', lead);
    if (!found) throw new Error('The lead is gone.');
    return found;
  };
  const begun = async () => {
    const of = await stored();
    const more = { today: TODAY, words: WORDS, terms: 'Termin zapłaty 14 dni.' };
    const offer = await openOffer(cms.payload, lead, () => firstDraft(cms.payload, of, more));
    return { offer, draft: await draftOf(cms.payload, offer) };
  };

  async function send(change: (draft: OfferDraft) => Partial<OfferDraft> = () => ({})) {
    const { offer, draft } = await begun();
    const whole = inAllLanguages({ ...draft, title: 'Sklep', ...change(draft) });
    const seen = await saveDraft(cms.payload, offer, offer.draftVersion, whole);
    expect(faultsOf(whole, await linesBefore(cms.payload, offer), TODAY)).toEqual([]);
    const version = await sendOffer(cms.payload, {
      ...{ offer, draft: whole, seen: seen ?? 0, author, lead: await stored(), note: '' },
      publicUrl: 'https://osnowa.example',
    });
    return { offer, version, seen, draft: whole };
  }

  const shown = (version?: number) =>
    offerOfLead(cms.payload, lead).then((offer) =>
      shownOffer(cms.payload, { key: offer?.key ?? '', version, locale: 'pl' }),
    );

  async function acceptance(changes: object = {}) {
    const { content, hash } = await shown();
    const key = (await offerOfLead(cms.payload, lead))?.key ?? '';
    const wording = await declarationOf(cms.payload, content, 'pl');
    const person = { name: 'Jan Nowak', role: 'prezes' };
    const what = { key, version: content.version, hash, taken: [], locale: 'pl', wording } as const;
    return { ...what, ...person, taken: [] as string[], ...changes };
  }

  const withFixed = (draft: OfferDraft): Partial<OfferDraft> => {
    const [first, ...rest] = draft.lines;
    if (!first) throw new Error('The estimate has no lines.');
    const added = { ...first, key: 'mobile', role: 'not-taken', price: 5_000, days: 4 } as const;
    return { lines: [first, ...rest, added] };
  };

  test('begins with the lines of the estimate, in three languages, with its second phase', async () => {
    const { draft } = await begun();
    expect(draft.lines).toMatchObject([
      { key: 'cart', paid: 'days', days: 8, price: 11_200, role: 'fixed', name: { pl: 'Koszyk' } },
      { key: 'ssl', days: 3, role: 'later' },
    ]);
    expect(draft).toMatchObject({
      currency: 'PLN',
      rangeFactor: 1.3,
      terms: 'Termin zapłaty 14 dni.',
    });
  });

  test('of two windows that write, the second one learns of the first', async () => {
    const { offer, draft } = await begun();
    expect(await saveDraft(cms.payload, offer, 1, { ...draft, title: 'A' })).toBe(2);
    expect(await saveDraft(cms.payload, offer, 1, { ...draft, title: 'B' })).toBeNull();
  });

  test('is sent with its link in one mail; the lead has its value and state', async () => {
    const { offer, version } = await send();
    expect(version).toBe(1);
    const [mail] = (await sendDue(cms.payload, new Date())).map(({ mail }) => mail);
    expect(mail?.text).toContain(`https://osnowa.example/offer/${offer.key}`);
    expect(mail?.subject).toContain(offer.number);
    expect(await stored()).toMatchObject({ state: 'offer', value: 11_200, currency: 'PLN' });
    expect((await historyOf(cms.payload, lead)).map(({ change }) => change)).toContain(
      'offer-sent',
    );
    expect(await shown()).toMatchObject({ state: 'open', isForDeciding: true, before: null });
  });

  test('a change makes the next version; the one before stays as it was', async () => {
    await send();
    const first = await versionsOf(cms.payload, (await begun()).offer.id);
    const dearer = ({ lines }: OfferDraft): Partial<OfferDraft> => ({
      lines: lines.map((line) => ({ ...line, price: line.price + 100 })),
    });
    const { offer } = await begun();
    const changed = { ...first[0]?.content, ...dearer(await draftOf(cms.payload, offer)) };
    expect(
      faultsOf(changed as OfferDraft, first[0]?.content.lines ?? [], TODAY).map(
        ({ fault }) => fault,
      ),
    ).toEqual(['noReason', 'noReason']);
    const reasoned = (draft: OfferDraft) => ({
      lines: (dearer(draft).lines ?? []).map((line) => ({ ...line, reason: 'Więcej pracy.' })),
    });
    expect((await send(reasoned)).version).toBe(2);
    const both = await versionsOf(cms.payload, offer.id);
    expect(both[0]?.text).toBe(first[0]?.text);
    expect(both[1]?.content.previous).toBe(both[0]?.hash);
    expect((await shown()).before).toEqual(both[0]?.content.lines);
    expect((await shown(1)).content.version).toBe(1);
    expect(await brokenLinks(cms.payload, (await begun()).offer)).toEqual([]);
  });

  test('is accepted in exactly the version and with the options that were shown, once', async () => {
    await send(withFixed);
    await acceptOffer(cms.payload, await acceptance({ taken: ['mobile'] }));
    const accepted = await shown();
    expect(accepted).toMatchObject({ state: 'accepted' });
    expect(accepted.acceptance).toMatchObject({ name: 'Jan Nowak', taken: ['mobile'], version: 1 });
    expect(await stored()).toMatchObject({ state: 'won', value: 16_200 });
    expect((await stored()).waitsSince).not.toBeNull();
    const again = await acceptOffer(cms.payload, await acceptance()).catch(codeOf);
    expect(again).toBe('Conflict');
    const mails = await sendDue(cms.payload, new Date());
    const copies = mails.filter(({ mail }) => mail.subject?.includes('przyjęta'));
    expect(copies.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
      [CONTACT.mail, author.email].toSorted(),
    );
    for (const { mail } of copies) {
      const [pdf] = mail.attachments;
      const bytes = Buffer.from(pdf?.content as ArrayBuffer);
      expect([pdf?.filename, bytes.subarray(0, 5).toString()]).toEqual([
        `${accepted.content.number}-1.pdf`,
        '%PDF-',
      ]);
    }
    expect(await brokenLinks(cms.payload, (await begun()).offer)).toEqual([]);
  });

  test.each([
    ['a name of spaces', { name: '  ' }, 'Validation'],
    ['an option that there is not', { taken: ['nothing'] }, 'Validation'],
    ['another wording', { wording: 'Tak.' }, 'Conflict'],
    ['another version’s hash', { hash: '0'.repeat(64) }, 'Conflict'],
    ['a version that was not sent', { version: 2 }, 'Conflict'],
    ['a key that is none', { key: 'f'.repeat(32) }, 'NotFound'],
  ])('is not accepted with %s', async (_, changes, code) => {
    await send();
    const before = await stored();
    expect(await acceptOffer(cms.payload, await acceptance(changes)).catch(codeOf)).toBe(code);
    expect(await stored()).toEqual(before);
    expect((await shown()).state).toBe('open');
  });

  test('an earlier version, an expired and a withdrawn offer cannot be accepted', async () => {
    await send();
    const old = await acceptance();
    await send((draft) => ({ introduction: `${draft.introduction}Dzień dobry.` }));
    expect(await acceptOffer(cms.payload, old).catch(codeOf)).toBe('Conflict');
    const { offers } = tablesOf(cms.payload);
    const set = (values: object) =>
      queryBuilder(cms.payload).update(offers).set(values).where(eq(offers.lead, lead));
    const now = await acceptance();
    await set({ validUntil: '2020-01-01' });
    expect((await shown()).state).toBe('expired');
    expect(await acceptOffer(cms.payload, now).catch(codeOf)).toBe('Conflict');
    await askForTime(cms.payload, { key: now.key, version: 2, text: '' });
    await set({ validUntil: '2999-01-01' });
    await closeLinks(cms.payload, (await begun()).offer, 'withdraw', author);
    expect(await acceptOffer(cms.payload, now).catch(codeOf)).toBe('Conflict');
  });

  test('of two acceptances, and of an acceptance beside the next version, one wins', async () => {
    await send();
    const mine = await acceptance();
    const both = await Promise.allSettled([
      acceptOffer(cms.payload, mine),
      acceptOffer(cms.payload, { ...mine, name: 'Ewa Kot' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { offer } = await begun();
    const late = await sendOffer(cms.payload, {
      ...{ offer, draft: await draftOf(cms.payload, offer), seen: offer.draftVersion, author },
      ...{ lead: await stored(), note: '', publicUrl: 'https://osnowa.example' },
    });
    expect(late).toBeNull();
    expect(await brokenLinks(cms.payload, (await begun()).offer)).toEqual([]);
  });

  test('by the link for reading nothing is decided', async () => {
    await send();
    const { readingKey } = await shown();
    const read = await shownOffer(cms.payload, { key: readingKey ?? '', locale: 'de' });
    expect(read).toMatchObject({ isForDeciding: false, readingKey: null });
    const mine = await acceptance({ key: readingKey });
    expect(await acceptOffer(cms.payload, mine).catch(codeOf)).toBe('Forbidden');
  });

  test('a question stands in the conversation and at its line; the customer waits', async () => {
    await send();
    const { key } = (await offerOfLead(cms.payload, lead)) ?? { key: '' };
    const asked = { key, version: 1, line: 'cart', name: 'Jan Nowak', text: 'Czy z rabatem?' };
    await askAboutOffer(cms.payload, asked);
    expect((await shown()).questions).toMatchObject([
      { line: 'cart', text: 'Czy z rabatem?', name: 'Jan Nowak', answer: null },
    ]);
    expect((await stored()).waitsSince).not.toBeNull();
    const nobody = await askAboutOffer(cms.payload, { ...asked, name: ' ' }).catch(codeOf);
    expect(nobody).toBe('Validation');
    const long = await askAboutOffer(cms.payload, { ...asked, text: 'x'.repeat(50_000) }).catch(
      codeOf,
    );
    expect(long).toBe('TooLarge');
    expect((await shown()).questions).toHaveLength(1);
  });

  test('a no closes the lead with its reason; a new offer can be begun', async () => {
    const { offer } = await send();
    await declineOffer(cms.payload, { key: offer.key, version: 1, reason: null, text: '' });
    expect(await stored()).toMatchObject({ state: 'lost', lossReason: 'no-reason' });
    expect((await shown()).state).toBe('declined');
    expect((await begun()).offer.number).not.toBe(offer.number);
  });

  test('the first visit is noted once', async () => {
    const { offer } = await send();
    const sent = (await offerOfLead(cms.payload, lead)) ?? offer;
    await noteVisit(cms.payload, sent);
    await noteVisit(cms.payload, sent);
    const opened = (await historyOf(cms.payload, lead)).filter(
      ({ change }) => change === 'offer-opened',
    );
    expect(opened).toHaveLength(1);
  });

  test('one changed byte is found, in a version and in an acceptance', async () => {
    await send();
    await acceptOffer(cms.payload, await acceptance());
    const { offers, offer_versions: versions } = tablesOf(cms.payload);
    const { offer } = await begun();
    const [sent] = await versionsOf(cms.payload, offer.id);
    const database = queryBuilder(cms.payload);
    const change = (content: string) =>
      database.update(versions).set({ content }).where(eq(versions.offer, offer.id));
    await change((sent?.text ?? '').replace('11200', '11201'));
    expect(await brokenLinks(cms.payload, offer)).not.toEqual([]);
    await change(sent?.text ?? '');
    expect(await brokenLinks(cms.payload, offer)).toEqual([]);
    const changed = (offer.acceptance ?? '').replace('Nowak', 'Nowok');
    await database.update(offers).set({ acceptance: changed }).where(eq(offers.id, offer.id));
    expect(await brokenLinks(cms.payload, { ...offer, acceptance: changed })).not.toEqual([]);
  });

  test('with its lead an offer goes; an accepted one stays for its own period', async () => {
    const remove = () => removeLeads(cms.payload, { leads: [lead] }, async () => undefined);
    const left = async () => cms.payload.db.find({ collection: 'offers', where: {} });
    await send();
    await remove();
    expect((await left()).docs).toEqual([]);
    await sendForm(cms, { mail: 'other@klient.example' });
    lead = (await cms.leads()).at(-1)?.id ?? 0;
    const line = {
      key: 'a',
      group: NAMES,
      name: NAMES,
      detail: '',
      paid: 'once',
      days: 0,
    } as const;
    const only = { ...line, price: 900, role: 'fixed', instead: '', reason: '' } as const;
    await send(() => ({ lines: [only] }));
    await acceptOffer(cms.payload, await acceptance());
    await remove();
    expect((await left()).docs).toMatchObject([{ state: 'accepted', lead: null }]);
    await removeOldAcceptances(cms.payload, new Date(Date.now() - 1_000_000));
    expect((await left()).docs).toHaveLength(1);
    await removeOldAcceptances(cms.payload, new Date(Date.now() + 1_000));
    expect((await left()).docs).toEqual([]);
  });

  test('a canonical text does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ą' }], a: undefined })).toBe(
      '{"b":[1,{"c":"ą","d":null}]}',
    );
  });
});
