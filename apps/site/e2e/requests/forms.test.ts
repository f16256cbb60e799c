import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { REFERENCE } from '../support/calculator-flows.ts';
import { everything, inLanguage, LANGUAGES } from '../support/combinations.ts';
import { stack } from '../support/env.ts';
import { leadsFrom, sender, stateOf } from '../support/leads.ts';
import { type Filled, open, type PlainPage, press, typedIn } from '../support/plain-visitor.ts';

/** The button that sends the lead of a page. */
const SEND = 'form:has([name=consent]) [type=submit]';

const person = (mail: string) => ({ fullName: 'Anna Kowalczyk <b>', mail, consent: 'on' });

/** A PDF of a size, in bytes. */
function pdf(bytes: number): File {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
  return new File([content], 'życiorys.pdf', { type: 'application/pdf' });
}

/** Path of the first open position. */
async function openPosition(): Promise<string> {
  const response = await fetch(`${stack.cms}/api/careers?_limit=1`);
  const [career] = (await response.json()) as { slug: string }[];
  return `/careers/${career?.slug}`;
}

/** Rows of a table in all languages; if not everything runs, each in the next one. */
const inLanguages = <Row extends unknown[]>(rows: readonly Row[]) =>
  rows.flatMap((row, index) =>
    LANGUAGES.filter((_, place) => everything || place === index % LANGUAGES.length).map(
      (language) => ({ language, row }),
    ),
  );

const typedValue = ({ $ }: PlainPage, name: string) => typedIn($(`[name=${name}]`));

/** A page, fields of a valid form in addition to name, mailbox and consent, and its lead. */
const FORMS: [path: string, fields: Filled, lead: object][] = [
  [
    '/contact',
    { phoneNumber: '+48 600 000 000', topic: 'offer', message: 'Magazyn, 40 osób.' },
    { formType: 'contact', topic: 'offer' },
  ],
  [
    '/consultation',
    { phone: '(0)42 123 45 67', consultationTopic: 'erp' },
    { formType: 'consultation', topic: 'Consultation' },
  ],
  [
    await openPosition(),
    { message: 'Od sześciu lat rysuję procesy.', attachment: pdf(200_000) },
    { formType: 'career', topic: 'jobApply' },
  ],
];

const NEXT = 'main aside button[type=submit]:not([formaction])';
const NOTES = 'Faktury z trzech zakładów, Łódź & Köln';

/** The chosen items, and the buttons up to the last step, with the fields filled in before. */
const CALCULATORS: [name: string, formType: string, items: string[], steps: [string, Filled][]][] =
  [
    [
      'kalkulator-aplikacji',
      'estimateMobileApp',
      ['own-domain', 'booking'],
      [
        ['button[name=stage][value="2"]', {}],
        [NEXT, { items: ['own-domain', 'booking'] }],
      ],
    ],
    [
      'kalkulator-dms',
      'estimateDms',
      ['incoming-mail', 'approval-paths'],
      [
        [NEXT, { items: ['incoming-mail', 'approval-paths'] }],
        [NEXT, { users: '25', notes: NOTES }],
      ],
    ],
    [
      'kalkulator-dms-n',
      'estimateDms',
      ['users-100', 'documents-200'],
      [[NEXT, { users: 'users-100', documents: 'documents-200' }]],
    ],
    [
      'kalkulator-erp-n',
      'estimateNewErp',
      ['sales-orders', 'sales-prices'],
      [[NEXT, { items: ['sales-orders', 'sales-prices'] }]],
    ],
    [
      'natychmiastowa-wycena',
      'estimate',
      ['kind-web', 'size-medium'],
      [['main noscript button', { kind: 'kind-web', size: 'size-medium' }]],
    ],
  ];

describe('without scripts', () => {
  test.each(inLanguages(FORMS))(
    'a form keeps what was typed beside a mistake, and is thanked for when it is right: $row.0 in $language',
    async ({ language, row: [path, fields, lead] }) => {
      const mail = sender(`plain-${language}`);
      const empty = await open(inLanguage(language, path));
      const hasName = empty.$('[name=fullName]').length > 0;
      const { fullName, ...others } = person('anna@');
      const given = { ...others, ...(hasName && { fullName }) };
      const refused = await press(empty, SEND, given);
      expect(refused.status).toBe(422);
      expect(refused.textOf('main [role=alert]')).not.toBe('');
      expect(refused.$('[name=mail][aria-invalid=true]')).toHaveLength(1);
      expect(typedValue(refused, 'mail')).toBe('anna@');
      if (hasName) expect(typedValue(refused, 'fullName')).toBe(fullName);

      const thanked = await press(refused, SEND, { ...given, mail, ...fields });
      expect(thanked.status).toBe(200);
      expect(decodeURIComponent(thanked.url.href)).not.toMatch(/Anna|zaklad/);
      const reference = REFERENCE.exec(thanked.url.href)?.[0] ?? 'no reference';
      expect(thanked.textOf('main')).toContain(reference);
      // The captcha needs scripts. Without them the lead is marked, and in the inbox.
      expect(await leadsFrom(mail)).toMatchObject([
        { ...lead, reference, locale: language, state: 'unverified' },
      ]);
    },
  );

  test('the newsletter is asked for', async () => {
    const mail = sender('plain-letter');
    const page = await open('/en/newsletter');
    const thanked = await press(page, SEND, person(mail));
    expect(thanked.status).toBe(200);
    expect(thanked.url.href).not.toBe(page.url.href);
    expect(await stateOf(mail)).toEqual(['pending']);
  });

  test.each(inLanguages(CALCULATORS))(
    'a calculator leads to a request with its estimate: $row.0 in $language',
    async ({ language, row: [calculator, formType, items, steps] }) => {
      const mail = sender(`plain-${calculator}-${language}`);
      let page = await open(inLanguage(language, `/${calculator}`));
      for (const [button, filled] of steps) page = await press(page, button, filled);
      expect(decodeURIComponent(page.url.href)).not.toContain('Faktury');
      const hasName = page.$('#quote [name=fullName]').length > 0;
      const whole = { ...person(mail), companyName: 'Zakład Ćwiczebny' };
      const filled = hasName ? whole : { mail, consent: 'on' };
      const send = '#quote form button[type=submit]';
      // A form with an error keeps its chosen and typed values.
      const refused = await press(page, send, { ...filled, mail: 'kein-at-zeichen' });
      expect(refused.status).toBe(422);
      expect(refused.$('#quote [aria-invalid=true]').length).toBeGreaterThan(0);
      const sent = await press(refused, send, filled);
      expect(sent.url.href).toMatch(/\/estimate\/[0-9a-f]{32}\?sent=[A-Z]+-/);
      expect(await leadsFrom(mail)).toMatchObject([
        {
          ...{ formType, topic: 'estimate', locale: language, state: 'unverified' },
          estimate: expect.any(Number),
        },
      ]);
      const estimate = await (await fetch(`${stack.site}${sent.url.pathname}.json`)).json();
      const { choice, ...others } = estimate as { calculator: string; choice: { items: string[] } };
      expect(others).toMatchObject({ calculator });
      expect(choice.items.toSorted()).toEqual(items.toSorted());
    },
  );
});

test('beside a contact form stands the way to a call, in the language of the page, and beside no other form', async () => {
  const ways = async (path: string) => {
    const page = await open(path);
    const links = page.$('#contact a[href$="/consultation"]').toArray();
    return links.map((link) => page.$(link).attr('href'));
  };
  for (const language of LANGUAGES) {
    const path = inLanguage(language, '/contact');
    expect([path, await ways(path)]).toEqual([path, [inLanguage(language, '/consultation')]]);
  }
  expect(await ways('/')).toEqual(['/consultation']);
  for (const path of ['/consultation', '/newsletter', '/careers', '/kalkulator-aplikacji']) {
    expect([path, await ways(path)]).toEqual([path, []]);
  }
});
