import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  axeViolations,
  forgive,
  hydrated,
  openBrowser,
  PHONE,
  visit,
} from '../../support/browser.ts';
import { beforeRelease, languages } from '../../support/combinations.ts';
import { leadsFrom, leadsWith, sender } from '../../support/leads.ts';

openBrowser();

const REFERENCE = /[A-Z]+-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/;
const PREFIX = { pl: '', en: '/en', de: '/de' };

const CONSULTATION = {
  pl: {
    send: 'Umów rozmowę',
    thanks: 'Dziękujemy, zadzwonimy',
    missing: 'Wybierz temat rozmowy.',
  },
  en: {
    send: 'Book a call',
    thanks: 'Thank you, we will call you',
    missing: 'Choose what you would like to talk about.',
  },
  de: {
    send: 'Gespräch vereinbaren',
    thanks: 'Vielen Dank, wir rufen Sie an',
    missing: 'Wählen Sie ein Gesprächsthema.',
  },
};
const NEWSLETTER = {
  pl: { send: 'Zapisz mnie', thanks: 'Jeszcze jeden krok' },
  en: { send: 'Subscribe', thanks: 'One more step' },
  de: { send: 'Anmelden', thanks: 'Noch ein Schritt' },
};

async function askForCall(page: Page, mail: string): Promise<void> {
  await page.locator('[name=consultationTopic]').selectOption('erp');
  await page.locator('[name=phone]').fill('(0)42 123 45 67');
  await page.locator('[name=mail]').fill(mail);
  await page.locator('[name=consent]').check();
}

async function subscribe(page: Page, mail: string): Promise<void> {
  await page.locator('[name=fullName]').fill('Jan Nowak');
  await page.locator('[name=mail]').fill(mail);
  await page.locator('[name=consent]').check();
}

/** Presses the edge of a control for a while, in which the page may move. */
async function pressSlowly(
  page: Page,
  control: Locator,
  meanwhile = () => page.waitForTimeout(200),
): Promise<void> {
  // Away from the bars at the edges of the window, as a visitor scrolls.
  await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 3);
  await page.mouse.down();
  await meanwhile();
  await page.mouse.up();
}

describe.each(languages('de'))('in %s', (language) => {
  const call = CONSULTATION[language];
  const letter = NEWSLETTER[language];

  test('a call is asked for on its page', async () => {
    const mail = sender(`call-${language}`);
    const page = await visit(`${PREFIX[language]}/consultation`);
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: call.send }).click();
    await page.getByRole('alert').filter({ hasText: call.missing }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await askForCall(page, mail);
    await page.getByRole('button', { name: call.send }).click();
    const dialog = page.getByRole('dialog', { name: call.thanks });
    await dialog.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const reference = REFERENCE.exec(await dialog.innerText())?.[0] ?? '';
    expect(await leadsWith(reference)).toMatchObject([
      {
        mail,
        formType: 'consultation',
        topic: 'Consultation',
        locale: language,
        phoneNumber: '(0)42 123 45 67',
      },
    ]);
  });

  beforeRelease('a call is asked for without scripts', async () => {
    const mail = sender(`plain-call-${language}`);
    const page = await visit(`${PREFIX[language]}/consultation`, {
      javaScriptEnabled: false,
      viewport: PHONE,
    });
    await page.locator('[name=mail]').fill('anna@');
    await page.getByRole('button', { name: call.send }).click();
    await page.getByRole('alert').filter({ hasText: call.missing }).waitFor();
    expect(await page.locator('[name=mail]').inputValue()).toBe('anna@');
    await askForCall(page, mail);
    await page.getByRole('button', { name: call.send }).click();
    await page.getByText(call.thanks).waitFor();
    expect(page.url()).toMatch(REFERENCE);
    expect(await leadsFrom(mail)).toMatchObject([{ formType: 'consultation', locale: language }]);
    forgive(page, /422/);
  });

  test('the newsletter is asked for, with scripts and without', async () => {
    const page = await visit(`${PREFIX[language]}/newsletter`);
    await hydrated(page);
    await subscribe(page, sender(`letter-${language}`));
    await page.getByRole('button', { name: letter.send }).click();
    await page.getByRole('dialog', { name: letter.thanks }).waitFor();

    const plain = await visit(`${PREFIX[language]}/newsletter`, { javaScriptEnabled: false });
    await subscribe(plain, sender(`plain-letter-${language}`));
    await plain.getByRole('button', { name: letter.send }).click();
    await plain.getByRole('heading', { name: letter.thanks }).waitFor();
  });

  test('a message that comes or goes does not move the button that is being pressed', async () => {
    const page = await visit(`${PREFIX[language]}/newsletter`);
    await hydrated(page);
    const [name = '', host = ''] = sender(`corrected-${language}`).split('@');
    await page.locator('[name=fullName]').fill('Jan Nowak');
    await page.locator('[name=mail]').fill(`${name}@`);
    await pressSlowly(page, page.locator('[name=consent]'));
    expect(await page.locator('[name=consent]').isChecked()).toBe(true);
    await page.locator('[name=mail][aria-invalid=true]').waitFor();
    await page.locator('[name=mail]').press('End');
    await page.locator('[name=mail]').pressSequentially(host);
    await pressSlowly(page, page.getByRole('button', { name: letter.send }));
    await page.getByRole('dialog', { name: letter.thanks }).waitFor();
  });

  test('rules that arrive during a press do not move what is pressed', async () => {
    const page = await visit(`${PREFIX[language]}/newsletter`);
    await hydrated(page);
    const held: Promise<void>[] = [];
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    await page.route('**/*.js', (route) => {
      held.push(pressed.then(() => route.continue()));
    });
    await page.locator('[name=fullName]').fill('Jan Nowak');
    await page.locator('[name=mail]').fill('jan@');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await pressSlowly(page, page.locator('[name=consent]'), async () => {
      press();
      await Promise.all(held);
      await page.waitForTimeout(500);
    });
    expect(await page.locator('[name=consent]').isChecked()).toBe(true);
    await page.locator('[name=mail][aria-invalid=true]').waitFor();
  });
});
