import { FORMS, type FormPath } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { markup } from '../ui/testing/markup.tsx';
import { PageUrlContext } from '../url-state/url-state.tsx';
import { TimesList } from './call-times/times-list.tsx';
import { ConsultationForm } from './consultation-form.tsx';
import { ContactForm } from './contact-form.tsx';
import type { FormResult } from './form/form.ts';
import { FORM_SETTINGS_OF_TEST } from './form/testing/form-settings.ts';
import { JobForm } from './job-form.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { QuoteForm } from './quote-form.tsx';

const pl = (text: string) => ({ text, lang: 'pl' as const });
const settings = FORM_SETTINGS_OF_TEST;
const career = { slug: 'analityk', title: pl('Analityk') };
const extras = [
  ['users', '25'],
  ['hardwareSupport', 'server-purchase'],
  ['hardwareSupport', 'server-configuration'],
] as const;

/** Fields of a consultation where an adviser takes calls by appointment; the zone comes from a script. */
const OFFERED = ['callTime', 'timeZone'];

type Make = (result: FormResult | null) => ReactNode;
const quote = (kind: 'kalkulator-erp-n' | 'natychmiastowa-wycena', sent: typeof extras | []) => {
  const page = `/${kind}#quote` as const;
  const make: Make = (result) => (
    <QuoteForm settings={settings} result={result} kind={kind} page={page} extras={sent} />
  );
  return [page, make] as const;
};

const EACH: [FormPath, string, Make][] = [
  [
    '/contact/send-message',
    '/contact#contact-form',
    (result) => <ContactForm settings={settings} result={result} />,
  ],
  [
    '/consultation',
    '/consultation#contact-form',
    (result) => <ConsultationForm settings={settings} result={result} />,
  ],
  [
    '/newsletter',
    '/newsletter#contact-form',
    (result) => <NewsletterForm settings={settings} result={result} />,
  ],
  [
    '/career/apply',
    '/careers/analityk#job-form',
    (result) => <JobForm settings={settings} result={result} career={career} />,
  ],
  ['/kalkulator-erp-n/send-message', ...quote('kalkulator-erp-n', extras)],
  ['/natychmiastowa-wycena', ...quote('natychmiastowa-wycena', [])],
];

const namesIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

describe.each(EACH)('form for %s', (path, page, make) => {
  const html = markup('de', make(null));

  test('is a plain form with every field that its path asks for', () => {
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).toContain(` action="/de${page}"`);
    // Under the contact form's path the wizard asks for a company too.
    const asked = Object.keys(FORMS[path].schema.shape).filter(
      (name) =>
        !OFFERED.includes(name) && (page !== '/contact#contact-form' || name !== 'companyName'),
    );
    expect(namesIn(html)).toEqual(expect.arrayContaining(asked));
    expect(html.includes('multipart/form-data')).toBe(html.includes('type="file"'));
  });

  test('P7: shows the clause, its version and the way to the privacy page', () => {
    const version = path === '/newsletter' ? '8' : '7';
    expect(html).toContain(`name="consentVersion" value="${version}"`);
    expect(html).toContain('Zgoda w całości');
    expect(html).toContain('href="/de/privacy"');
  });

  test('A8: a mistake leads to its field, which says it again and keeps what was typed', () => {
    const values = { mail: 'anna@' };
    const wrong = markup(
      'de',
      make({ kind: 'invalid', fields: { mail: 'invalidEmailErrorRegex' }, values }),
    );
    const id = /<input [^>]* id="([^"]+)"[^>]*name="mail"/.exec(wrong)?.[1];
    expect(wrong).toContain(`<a href="#${id}">`);
    expect(wrong).toContain(`aria-describedby="${id}-error" aria-invalid="true"`);
    expect(wrong).toContain('value="anna@"');
  });

  test('a refusal is shown in the page, with a number to call', () => {
    const refused = markup('de', make({ kind: 'refused', code: 'Unavailable', values: {} }));
    expect(refused).toMatch(/role="alert"[^>]*>Fehler: [^<]*\+48 42 000 00 20/);
  });
});

test.each([
  ['/de/products/erp', 'offer'],
  ['/services', 'services'],
  ['/en/ecommerce', 'e-commerce'],
  ['/careers', 'miscellaneous'],
  ['/contact', ''],
])('the form of %s has the topic of its page', (pathname, topic) => {
  const html = markup(
    'pl',
    <PageUrlContext value={{ pathname, search: '' }}>
      <ContactForm settings={settings} />
    </PageUrlContext>,
  );
  expect(/<option value="([^"]*)" selected/.exec(html)?.[1] ?? '').toBe(topic);
});

test('the choices of an estimate travel with it, also several under one name', () => {
  const html = markup('pl', EACH[4]?.[2](null));
  const sent = [...html.matchAll(/type="hidden" name="hardwareSupport" value="([^"]+)"/g)];
  expect(sent.map(([, value]) => value)).toEqual(['server-purchase', 'server-configuration']);
});

test('a mistake of an earlier step is named although its field is not here', () => {
  const fields = { users: 'incorrectNumber' } as const;
  const html = markup('pl', EACH[4]?.[2]({ kind: 'invalid', fields, values: {} }));
  expect(html).toContain('Wpisz liczbę użytkowników cyframi');
});

test('a consultation offers times where an adviser takes calls, and a link to them where they change', () => {
  const { calls: words } = SITE_MESSAGES.pl;
  const [time = '', other = ''] = ['2026-11-30T08:15:00.000Z', '2026-11-30T08:30:00.000Z'];
  const times = [time, other];
  const free = { isOffered: true, timeZone: 'Europe/Warsaw', officeHours: [], times };
  const plain = markup('pl', <ConsultationForm settings={settings} />);
  const stored = markup(
    'pl',
    <ConsultationForm settings={settings} calls={{ words, free: null }} />,
  );
  expect(plain).not.toContain('callTime');
  expect(stored).not.toContain('callTime');
  expect(stored).toContain('href="/consultation?times=list#contact-form"');
  const result: FormResult = {
    kind: 'invalid',
    fields: { callTime: 'callTimeGone' },
    values: { callTime: '2026-11-30T09:00:00.000Z', phone: '+48 600 000 000' },
  };
  const listed = markup(
    'pl',
    <ConsultationForm settings={settings} calls={{ words, free }} result={result} />,
  );
  expect(listed).toContain('action="/consultation?times=list#contact-form"');
  expect(listed).toContain(`value="${time}"`);
  expect(listed).toContain('Ten termin jest już zajęty');
  expect(listed).toContain('poniedziałek, 30 listopada, 10:00, zajęty');
  expect(listed).toContain('value="+48 600 000 000"');
});

test('where the time that is gone was the last of its day, the next day is open too', () => {
  const times = ['2026-12-01T09:00:00.000Z', '2026-12-02T09:00:00.000Z'];
  const free = { isOffered: true, timeZone: 'Europe/Warsaw', officeHours: [], times };
  const { calls: words } = SITE_MESSAGES.pl;
  const openDays = (chosen: string) =>
    markup(
      'pl',
      <TimesList words={words} free={free} zone={null} chosen={chosen} name="callTime" />,
    ).match(/<details open=""/g);
  expect(openDays('2026-12-01T09:00:00.000Z')).toHaveLength(1);
  expect(openDays('2026-11-30T09:00:00.000Z')).toHaveLength(2);
});

test('the trap is inert, out of reach of keys, and asks each form filler to leave it alone', () => {
  const html = markup('pl', <ContactForm settings={settings} />);
  const [, around = '', input = ''] =
    /<div([^>]*)><label>[^<]*<input([^>]*name="leaveEmpty"[^>]*)>/.exec(html) ?? [];
  // Chromium's own autofill and Tab skip inert elements.
  expect(around).toMatch(/ inert(?:=""|\b)/);
  expect(around).toContain('aria-hidden="true"');
  for (const attribute of [
    'autoComplete="off"',
    'data-1p-ignore',
    'data-bwignore',
    'data-lpignore="true"',
    'data-form-type="other"',
    'tabindex="-1"',
  ])
    expect(input.toLowerCase()).toContain(attribute.toLowerCase());
});
