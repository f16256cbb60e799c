import { expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcome.ts';
import { CLAUSES, CONTACT, testCms, urlencoded } from '../testing/test-cms.ts';

const cms = testCms();

/** Sends a form with these fields changed. */
async function send(changes: Record<string, string>, path = '/contact/send-message') {
  expect(
    (await cms.post(path, urlencoded({ ...CONTACT, message: crypto.randomUUID(), ...changes })))
      .status,
  ).toBe(200);
}

test('the clause is the one the visitor saw, also after an editor has changed it', async () => {
  const slug = 'site-settings';
  const changed = { version: '2026-02', short: 'Nowa zgoda.', full: 'Nowa treść.' };
  await cms.payload.updateGlobal({ slug, data: { contactConsent: changed } as never });
  await send({ consentVersion: '2026-01' });
  await send({ consentVersion: '2026-02' });
  await send({ consentVersion: '1999-09' });
  const clauses = (await cms.leads()).map(({ consent }) => [consent?.version, consent?.clause]);
  expect(clauses).toEqual([
    ['2026-01', 'Zgadzam się.\n\nAdministratorem danych jest Osnowa.'],
    ['2026-02', 'Nowa zgoda.\n\nNowa treść.'],
    ['1999-09', null],
  ]);
  await cms.payload.updateGlobal({ slug, data: { contactConsent: CLAUSES.pl } });
});

test('each purpose has a clause of its own; until one is written, that of the enquiries holds', async () => {
  const slug = 'site-settings';
  const apply = { topic: 'jobApply', jobTitle: 'Tester' };
  const quote = { topic: 'estimate', companyName: 'Zakład' };
  await send({ ...apply, consentVersion: '2026-01' }, '/career/apply');
  const own = (short: string) => ({ version: '2026-03', short, full: 'Własna.' });
  const data = { careerConsent: own('Rekrutacja.'), estimateConsent: own('Wycena.') };
  await cms.payload.updateGlobal({ slug, data: data as never });
  await send({ ...apply, consentVersion: '2026-03' }, '/career/apply');
  await send({ ...quote, consentVersion: '2026-03' });
  // A page that stayed open while the clause was written, and a form of another purpose.
  await send({ ...apply, mail: 'ola@x.example', consentVersion: '2026-01' }, '/career/apply');
  await send({ consentVersion: '2026-03' });
  const before = 'Zgadzam się.\n\nAdministratorem danych jest Osnowa.';
  expect((await cms.leads()).map(({ consent }) => consent?.clause)).toEqual([
    ...[before, 'Rekrutacja.\n\nWłasna.', 'Wycena.\n\nWłasna.', before, null],
  ]);
  const none = { version: null, short: null, full: null };
  const cleared = { careerConsent: none, estimateConsent: none };
  await cms.payload.updateGlobal({ slug, data: cleared as never });
});

test('a clause refers to no fact, and other settings to none that is missing', async () => {
  const saved = (data: object) =>
    outcomeOf(cms.payload.updateGlobal({ slug: 'site-settings', data: data as never }));
  const clause = { version: '2026-04', short: 'Przez {fact:reply-sales}.', full: 'Treść.' };
  expect(await saved({ contactConsent: clause })).toMatch(/^contactConsent\.short: Zgoda jest zap/);
  const claims = (value: string) => ({ claims: [{ value, label: 'Odpowiadamy' }] });
  expect(await saved(claims('{fact:reply}'))).toMatch(
    /^claims\.0\.value: Nie ma ustalenia „reply”/,
  );
  expect(await saved(claims('{fact:reply-sales}'))).toBe('done');
});
