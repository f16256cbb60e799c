import { expect } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { needed } from '../../support/content.ts';
import { openOfficeForm } from '../../support/forms.ts';
import { backOffice } from '../../support/leads.ts';

openBrowser();

interface Catalogue {
  id: number;
  rates: object;
}

beforeRelease('an editor sees what a dearer day does to the presets', async () => {
  const { docs } = await backOffice<{ docs: Catalogue[] }>(
    '/catalogues?depth=0&locale=pl&where[calculator][equals]=kalkulator-aplikacji',
  );
  const { id, rates } = needed(docs[0], 'catalogue');
  const page = await openOfficeForm(`/collections/catalogues/${id}?locale=pl`);
  try {
    const totals = page.getByRole('region', { name: 'Zestawy: na stronie i po zmianie' });
    await totals.getByText('bez zmian', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Mnożniki i stawki' }).click();
    const rate = page.getByRole('spinbutton', { name: 'Stawka dzienna PLN' });
    // A rate of its own in place of the company's, which is 1400.
    await page.locator('#field-rates__rate .clear-indicator').click();
    await rate.fill('2800');
    const marketplace = totals.locator('tbody', { hasText: 'Platforma sprzedaży' }).first();
    await marketplace.getByText('po zmianie').waitFor();
    expect(await marketplace.getByTitle('duża zmiana').innerText()).toMatch(/^\+100/);
    expect((await marketplace.innerText()).replace(/\s+/g, ' ')).toMatch(
      /na stronie 70–91 98 000–127 400 .+ po zmianie 70–91 196 000–254 800/,
    );
  } finally {
    // Other tests publish this catalogue with its newest values.
    const body = JSON.stringify({ rates });
    await backOffice(`/catalogues/${id}?draft=true&locale=pl`, { method: 'PATCH', body });
  }
});
