import { appCode } from '../app-code.ts';
import type { Picture } from '../editor.ts';

export const SIGN_IN: readonly Picture[] = [
  {
    name: 'konto/weryfikacja',
    async show({ page, open, account }) {
      await open('/account');
      const part = page.getByRole('region', { name: 'Weryfikacja dwuetapowa' });
      await part.getByLabel('Twoje hasło').fill(account.password);
      await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(500);
      return { parts: [part], marked: [part.getByRole('button', { name: 'Włącz' })] };
    },
  },
  {
    name: 'konto/kod-przy-logowaniu',
    async show({ page, open, account }) {
      const part = page.getByRole('region', { name: 'Weryfikacja dwuetapowa' });
      await part.getByRole('button', { name: 'Włącz' }).click();
      const secret = (await part.locator('code').innerText()).replaceAll(' ', '');
      await part.getByLabel('Kod, który pokazuje aplikacja').fill(appCode(secret));
      await part.getByRole('button', { name: 'Potwierdź kod' }).click();
      await part.getByRole('button', { name: 'Mam je zapisane' }).click();
      await page.context().clearCookies({ name: 'adm' });
      await open('/login');
      await page.locator('#field-email').fill(account.email);
      await page.locator('#field-password').fill(account.password);
      await page.locator('button[type=submit]').click();
      const code = page.getByLabel('Kod z aplikacji lub kod zapasowy');
      await code.waitFor();
      await page.waitForTimeout(500);
      return { parts: [page.locator('.login__form')], marked: [code] };
    },
  },
];
