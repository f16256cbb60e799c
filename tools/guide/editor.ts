import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { type BackOffice, openBackOffice } from '../gate/back-office.ts';
import { requireChromium } from '../gate/chromium.ts';
import type { TestStack } from '../gate/test-stack.ts';

/** The window in which the pictures are taken, in CSS px. */
const WINDOW = { width: 1280, height: 800 };

/** Longest wait for anything in a page, on a machine that is busy, in ms. */
const BUSY_MS = 60_000;

/** An editor at the back office, in Polish, with the actions of the guide's tasks. */
export interface Editor {
  page: Page;
  /** The editor's account. */
  account: Account;
  /** Requests of the administrator, for steps that the guide does not show. */
  office: BackOffice;
  /** Opens a page of the back office. */
  open(path: string, language?: string): Promise<void>;
  /** Opens the form of a document, by its title. */
  openDocument(collection: string, title: string, language?: string): Promise<void>;
  /** Opens a row that is folded, or is being folded. */
  unfold(row: string, field: string): Promise<void>;
  /** Chooses in a list that is searched by typing. */
  choose(field: string, option: string): Promise<void>;
  /** Saves the draft, if it has unsaved text. */
  saved(): Promise<void>;
  close(): Promise<void>;
}

interface Account {
  email: string;
  password: string;
}

const ACCOUNT = { name: 'Anna Nowak', email: 'anna.nowak@editors.example', roles: ['editor'] };

/** Signs in a new editor, by the form. */
export async function openEditor(
  stack: Pick<TestStack, 'cmsAddress' | 'administrator'>,
  stop: AbortSignal,
): Promise<Editor> {
  const office = await openBackOffice(stack);
  const account = { email: ACCOUNT.email, password: randomUUID() };
  await office.ask('/users', 'POST', { ...ACCOUNT, ...account });
  const browser = await chromium.launch({
    executablePath: await requireChromium(stop),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const page = await openWindow(browser);
  await page.goto(`${stack.cmsAddress}/admin/login`, { waitUntil: 'networkidle' });
  await page.locator('#field-email').fill(account.email);
  await page.locator('#field-password').fill(account.password);
  await page.locator('button[type=submit]').click();
  await page.getByRole('heading', { name: `Dzień dobry, ${ACCOUNT.name}` }).waitFor();
  const admin = `${stack.cmsAddress}/admin`;
  return { ...editorAt(page, office, admin, () => browser.close()), account };
}

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(BUSY_MS);
  const page = await context.newPage();
  // The browser asks before it leaves unsaved text.
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

function editorAt(
  page: Page,
  office: BackOffice,
  admin: string,
  close: () => Promise<void>,
): Omit<Editor, 'account'> {
  const open = async (path: string, language = 'pl') => {
    // The page sends requests until its form has its data; earlier text would be lost.
    const query = path.includes('?') ? '&' : '?';
    await page.goto(`${admin}${path}${query}locale=${language}`, { waitUntil: 'networkidle' });
  };
  return {
    page,
    office,
    open,
    async openDocument(collection, title, language) {
      const query = new URLSearchParams({ draft: 'true', depth: '0', locale: 'pl' });
      const { docs } = await office.ask<{ docs: { id: number; title: string }[] }>(
        `/${collection}?limit=100&${query}`,
      );
      const found = docs.find((one) => one.title === title);
      if (!found) throw new Error(`There is no “${title}” in ${collection}.`);
      await open(`/collections/${collection}/${found.id}`, language);
      await page.locator('[data-form-ready=true]').first().waitFor();
    },
    async unfold(row, field) {
      const toggle = page.locator(`#${row} .collapsible__toggle`).first();
      await toggle.waitFor();
      // The server may fold a new row a moment after it appears.
      for (let secondsOpen = 0; secondsOpen < 3; secondsOpen += 1) {
        await page.waitForTimeout(1_000);
        if (await page.locator(field).isVisible()) continue;
        await toggle.click();
        secondsOpen = -1;
      }
    },
    async choose(field, option) {
      await page.locator(`${field} .rs__control`).click();
      await page.locator(`${field} .rs__input`).fill(option);
      await page.locator(`${field} .rs__option`, { hasText: option }).first().click();
    },
    async saved() {
      const button = page.locator('#action-save-draft');
      if (!(await button.isEnabled())) return;
      const stored = page.waitForResponse((response) => response.url().includes('draft=true'));
      await button.click();
      if (!(await stored).ok()) throw new Error('The draft was refused.');
      await page.waitForTimeout(1_000);
    },
    close,
  };
}

/** Content of a picture. */
export interface Shot {
  /** Visible parts of the page; without them, the whole window. */
  parts?: readonly Locator[];
  /** Elements that the reader has to press or to look at. */
  marked?: readonly Locator[];
}

/** A picture of the guide. */
export interface Picture {
  /** Of the file in docs/editing, with its folder there and without its ending. */
  name: string;
  /** Does the reader's step, from the end of the picture before it. */
  show(editor: Editor): Promise<Shot>;
}
