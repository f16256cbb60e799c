import type { Picture } from '../editor.ts';
import { FAIR } from './landing-page.ts';

export const MENU_AND_SCHEDULE: readonly Picture[] = [
  {
    name: 'wpis-w-menu',
    async show({ page, open, saved, unfold, choose }) {
      await saved();
      await open('/globals/navigation');
      await page.getByRole('button', { name: 'Dodaj wpis' }).click();
      await page.locator('.blocks-drawer__block', { hasText: 'Odnośnik' }).click();
      await unfold('bar-row-10', '#field-bar__10__place');
      await choose('#field-bar__10__document', FAIR);
      await page.locator('#field-bar__10__label').fill('Targi');
      await page.waitForTimeout(1_000);
      const row = page.locator('#bar-row-10');
      await row.scrollIntoViewIfNeeded();
      const parts = [row, page.locator('#bar-row-9')];
      return { parts, marked: [page.locator('#field-bar__10__document')] };
    },
  },
  {
    name: 'pasek-za-dlugi',
    async show({ page }) {
      await page.locator('#action-save').click();
      const sentence = page.getByText('Pasek to jeden wiersz.').first();
      await sentence.waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(1_000);
      const parts = [page.locator('#field-bar'), page.locator('#bar-row-2')];
      return { parts: [sentence, ...parts.slice(1)] };
    },
  },
  {
    name: 'tylko-na-telefonie',
    async show({ page, unfold, choose }) {
      await unfold('bar-row-9', '#field-bar__9__place');
      await choose('#field-bar__9__place', 'Tylko na telefonie');
      const saved = page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' &&
          response.url().includes('/payload/globals/navigation?') &&
          !response.url().includes('draft=true'),
      );
      await page.locator('#action-save').click();
      if (!(await saved).ok()) throw new Error('The menu was refused.');
      await page.waitForTimeout(1_000);
      const row = page.locator('#bar-row-9');
      await row.scrollIntoViewIfNeeded();
      return { parts: [row], marked: [page.locator('#field-bar__9__place')] };
    },
  },
  {
    name: 'sprawdz',
    async show({ page, openDocument }) {
      await openDocument('pages', FAIR);
      await page.getByRole('button', { name: /Sprawdź przed publikacją\s*uwagi: \d+/ }).click();
      const checks = page.locator('.checks');
      const finding = checks
        .getByRole('link', { name: /^Tytuł: został tekst szablonu \(English\)/ })
        .first();
      await finding.waitFor();
      await page.waitForTimeout(1_000);
      const last = checks.getByRole('link', { name: /szablonu do zastąpienia.*\(English\)/ });
      return { parts: [page.locator('.drawer__header').last(), last], marked: [finding] };
    },
  },
  {
    name: 'menu-publikacji',
    async show({ page, openDocument }) {
      await openDocument('pages', FAIR);
      const arrow = page.locator('.form-submit .popup-button');
      await arrow.click();
      const schedule = page.locator('#schedule-publish');
      await schedule.waitFor();
      await page.waitForTimeout(500);
      const dots = page.locator('.doc-controls__popup');
      const share = page.getByRole('button', { name: 'Udostępnij podgląd' });
      const parts = [share, dots, page.locator('.popup__content')];
      return { parts, marked: [arrow, schedule] };
    },
  },
  {
    name: 'zaplanuj',
    async show({ page }) {
      await page.locator('#schedule-publish').click();
      await page.getByText('Nic nie jest zaplanowane.').waitFor();
      await page.locator('.schedule .react-datepicker__input-container input').click();
      await page.locator('.react-datepicker__navigation--next').click();
      await page
        .locator('.react-datepicker__day--015:not(.react-datepicker__day--outside-month)')
        .click();
      const time = page.locator('.react-datepicker__time-list-item');
      await time.getByText('8:00', { exact: true }).click();
      const day = page.locator('.schedule .date-time-picker');
      return { marked: [day, page.locator('#scheduled-publish-save')] };
    },
  },
  {
    name: 'zaplanowane',
    async show({ page }) {
      await page.locator('#scheduled-publish-save').click();
      await page.getByText('Zaplanowano.').waitFor();
      await page.locator('.schedule .rows li').waitFor();
      await page.waitForTimeout(500);
      return { parts: [page.locator('.notice--good')] };
    },
  },
];
