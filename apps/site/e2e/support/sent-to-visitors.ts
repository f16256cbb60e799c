import { afterAll, beforeAll } from 'vitest';
import { REFERENCE } from './calculator-flows.ts';
import { inLanguage, type Language } from './combinations.ts';
import { needed } from './content.ts';
import { stack } from './env.ts';
import { backOffice, mailsWith, sender } from './leads.ts';
import { linesOfPdf } from './pdf-text.ts';
import { open, type PlainPage, press } from './plain-visitor.ts';

const SEND = 'form:has([name=consent]) [type=submit]';
const NEXT = 'main aside button[type=submit]:not([formaction])';
const CHOICE = '/kalkulator-dms/summary?items=incoming-mail';

/** The tests of a file run while the office is open, on every day: visitors read its reply time. */
export function officeIsOpen(): void {
  const days = ['1', '2', '3', '4', '5', '6', '7'];
  const officeHours = days.map((weekday) => ({ weekday, opens: '00:00', closes: '23:59' }));
  let before: [string, object][];
  const save = (settings: [string, object][]) =>
    Promise.all(
      settings.map(([path, values]) =>
        backOffice(path, { method: 'POST', body: JSON.stringify(values) }),
      ),
    );
  beforeAll(async () => {
    const [company, leads] = ['/globals/site-settings', '/globals/lead-desk'] as const;
    const { officeHours: hours } = await backOffice<{ officeHours: object[] }>(company);
    const { holidays } = await backOffice<{ holidays: string[] }>(leads);
    before = [
      [company, { officeHours: hours }],
      [leads, { holidays }],
    ];
    await save([
      [company, { officeHours }],
      [leads, { holidays: [] }],
    ]);
  });
  afterAll(() => save(before));
}

/** The confirmation of a request that a visitor has just sent. */
async function confirmationTo(mail: string, sent: PlainPage) {
  const reference = needed(REFERENCE.exec(sent.url.href)?.[0], `reference in ${sent.url}`);
  const mails = await mailsWith(reference, 2);
  const own = mails.find(({ to }) => to?.some(({ address }) => address === mail));
  const { attachments, html, subject, text } = needed(own, `mail to ${mail}`);
  // Random letters and digits may hold any number.
  const words = [subject, text, html].join('\n').replaceAll(reference, '');
  return { attachments, words: words.replace(/https?:\/\/[^\s"<]+/g, '') };
}

/**
 * What visitors get who send the contact form and an estimate in a language: pages, mails with what
 * is attached, the estimate as PDF and as data.
 */
export async function sentToVisitors(language: Language): Promise<Record<SentKind, string>> {
  const person = { fullName: 'Anna Kowalczyk', mail: sender(`facts-${language}`), consent: 'on' };
  const message = { phoneNumber: '+48 600 000 000', topic: 'offer', message: 'Magazyn' };
  const contact = await open(inLanguage(language, '/contact'));
  const thanks = await press(contact, SEND, { ...person, ...message });
  const summary = await open(inLanguage(language, CHOICE));
  const estimator = { ...person, mail: sender(`estimate-${language}`), companyName: 'Zakład' };
  const sent = await press(await press(summary, NEXT, { users: '25' }), SEND, estimator);
  const mailed = await confirmationTo(estimator.mail, sent);
  const file = (ending: string) => fetch(`${stack.site}${sent.url.pathname}.${ending}`);
  return {
    thanks: thanks.textOf('main'),
    confirmation: (await confirmationTo(person.mail, thanks)).words,
    estimate: (await open(sent.url.pathname)).textOf('main'),
    mailedEstimate: mailed.words,
    mailedPdf: await linesOfPdf(needed(mailed.attachments[0], 'PDF').content as ArrayBuffer),
    pdf: await linesOfPdf(await (await file('pdf')).arrayBuffer()),
    data: await (await file('json')).text(),
  };
}

export type SentKind = keyof typeof FACTS_IN;

/** Keys of facts that are in what visitors get. */
export const FACTS_IN = {
  thanks: ['reply-sales'],
  confirmation: ['reply-sales'],
  estimate: ['dms-smallest'],
  mailedEstimate: ['reply-sales', 'dms-smallest'],
  mailedPdf: ['rate', 'dms-smallest'],
  pdf: ['rate', 'dms-smallest'],
  data: ['rate', 'dms-smallest'],
} as const;
