import { open, type PlainPage, press } from './plain-visitor.ts';

const CHOICE = '?stage=3&items=own-domain,booking,cart&later=cart&mobile=1';

/** Saves the choice as a visitor does; the page is then that of the estimate. */
export async function keepEstimate() {
  const calculator = await open(`/kalkulator-aplikacji${CHOICE}`);
  const page = await press(calculator, 'form[action$="/estimate"] button');
  return { page, figures: figuresOn(calculator) };
}

/** Days, weeks and price as a page shows them: the first list of figures. */
export function figuresOn({ $ }: PlainPage): string[] {
  const values = $('main dl').first().find('dd').toArray();
  return values.map((value) => $(value).text().replace(/\s+/g, ' ').trim());
}
