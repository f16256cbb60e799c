import { expect, test } from 'vitest';
import { leadsFrom, sender } from '../support/leads.ts';
import { BROWSERS, closeWindows, KEYS, PHONE, visit } from '../support/other-browsers/visitor.ts';

closeWindows();

const field = (name: string) => ({ css: `main form [name=${name}]` });

/** A form sent sooner after its page was opened is marked as a program's, in ms. */
const A_PERSON_TAKES = 2_000;

test.each(BROWSERS)('%s: a contact form is filled in, sent and thanked for', async (browser) => {
  const mail = sender(`contact-${browser.toLowerCase()}`);
  const visitor = await visit(browser, '/en/contact');
  await visitor.write(field('fullName'), 'Łucja Müller');
  await visitor.write(field('mail'), mail);
  await visitor.write(field('phoneNumber'), '+48 600 000 000');
  // The keyboard leads on to the list of topics, and letters choose from it.
  await visitor.type(`${KEYS.tab}A quote`);
  await visitor.see(field('topic'), { value: 'offer' });
  await visitor.write(field('message'), 'Stock & production, 40 people – żółć');
  await visitor.click({ css: 'main form label', named: 'You may contact me' });
  await visitor.see(field('consent'), { checked: true });
  await expect.poll(visitor.openFor).toBeGreaterThan(A_PERSON_TAKES);
  await visitor.click({ css: 'main form button', named: 'Send enquiry' });
  const thanks = { css: 'dialog', named: 'Thank you, we have your enquiry' };
  const { text } = await visitor.see(thanks);
  const [lead] = await leadsFrom(mail);
  expect(lead).toMatchObject({
    state: 'new',
    locale: 'en',
    topic: 'offer',
    fullName: 'Łucja Müller',
    message: 'Stock & production, 40 people – żółć',
  });
  expect(text).toContain(lead?.reference);
  await visitor.type(KEYS.escape);
  await visitor.misses(thanks);
  await visitor.see(field('fullName'), { value: '' });
});

test.each(BROWSERS)(
  '%s: mistakes of a form are named, and what is right stays',
  async (browser) => {
    const visitor = await visit(browser, '/contact', PHONE);
    await visitor.write(field('mail'), 'anna@');
    await visitor.write(field('phoneNumber'), '+48 600 000 000');
    await visitor.click({ css: 'main form button', named: 'Wyślij zapytanie' });
    await visitor.see(
      { css: 'main [role=alert]', named: 'Wpisz imię i nazwisko.' },
      { focused: true },
    );
    await visitor.see(field('fullName'), { invalid: true });
    await visitor.see(field('phoneNumber'), { invalid: false, value: '+48 600 000 000' });
    await visitor.click({ css: 'main [role=alert] a', named: 'Wpisz adres e-mail' });
    await visitor.see(field('mail'), { focused: true, invalid: true, value: 'anna@' });
  },
);
