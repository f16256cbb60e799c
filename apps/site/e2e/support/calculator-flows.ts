import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Number of a request, as visitors quote it. */
export const REFERENCE = /[A-Z]+-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/;

/** A calculator from its first screen to the step that asks for the visitor's address. */
interface Flow {
  begin: string;
  formType: string;
  calculator: string;
  /** What is chosen on the way. */
  items: string[];
  /** Leads on from the first screen, with scripts and without. */
  walk: (page: Page, step: (page: Page) => Promise<void>) => Promise<void>;
}

/** Chooses an item of a group that may still be closed. */
async function tick(page: Page, key: string): Promise<void> {
  const box = page.locator(`#item-${key}`);
  const closed = page.locator(`details:not([open]):has(#item-${key}) > summary`);
  if ((await closed.count()) > 0) await closed.click();
  await box.check();
}

/** The button that leads to the next stage: it belongs to the form of the stage. */
const next = (page: Page) => page.locator('main aside button[type=submit]:not([formaction])');

export const FLOWS = {
  application: {
    begin: '/kalkulator-aplikacji',
    formType: 'estimateMobileApp',
    calculator: 'kalkulator-aplikacji',
    items: ['own-domain', 'booking'],
    async walk(page, step) {
      await page.locator('button[name=stage][value="2"]').click();
      await step(page);
      await tick(page, 'own-domain');
      await tick(page, 'booking');
      await next(page).click();
    },
  },
  dms: {
    begin: '/kalkulator-dms',
    formType: 'estimateDms',
    calculator: 'kalkulator-dms',
    items: ['incoming-mail', 'approval-paths'],
    async walk(page, step) {
      await tick(page, 'incoming-mail');
      await tick(page, 'approval-paths');
      await next(page).click();
      await step(page);
      await page.locator('[name=users]').fill('25');
      await page.locator('[name=notes]').fill('Faktury z trzech zakładów, Łódź & Köln');
      await next(page).click();
    },
  },
  'dms-n': {
    begin: '/kalkulator-dms-n',
    formType: 'estimateDms',
    calculator: 'kalkulator-dms-n',
    items: ['users-100', 'documents-200'],
    async walk(page) {
      await tick(page, 'users-100');
      await tick(page, 'documents-200');
      await next(page).click();
    },
  },
  erp: {
    begin: '/kalkulator-erp-n',
    formType: 'estimateNewErp',
    calculator: 'kalkulator-erp-n',
    items: ['sales-orders', 'sales-prices'],
    async walk(page) {
      await tick(page, 'sales-orders');
      await tick(page, 'sales-prices');
      await next(page).click();
    },
  },
  instant: {
    begin: '/natychmiastowa-wycena',
    formType: 'estimate',
    calculator: 'natychmiastowa-wycena',
    items: ['kind-web', 'size-medium'],
    async walk(page) {
      await tick(page, 'kind-web');
      await tick(page, 'size-medium');
      const again = page.locator('main noscript button');
      if ((await again.count()) > 0) await again.click();
    },
  },
} satisfies Record<string, Flow>;

/** The form of the last step. */
const quoteForm = (page: Page) => page.locator('#quote form');

/** Fills the last step in as a person would and sends it. */
export async function sendQuote(page: Page, mail: string): Promise<void> {
  const form = quoteForm(page);
  await form.waitFor();
  if ((await form.locator('[name=fullName]').count()) > 0) {
    await form.locator('[name=fullName]').fill('Łucja Müller');
    await form.locator('[name=companyName]').fill('Zakład Ćwiczebny');
  }
  await form.locator('[name=mail]').fill(mail);
  await form.locator('[name=consent]').check();
  await form.locator('button[type=submit]').click();
}

/** Nothing that was typed stands in the address. */
export function expectNothingTypedIn(address: string): void {
  expect(decodeURIComponent(address)).not.toMatch(
    /Łucja|kalkulator\.example|Ćwiczebny|Faktury|SAP/,
  );
}
