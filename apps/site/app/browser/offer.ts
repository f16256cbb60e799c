import { knownSelection } from '@osnowa/estimate';
import { DECIDING_FORM, figureTexts, type OfferSheet } from '../pages/offer/figure-texts.ts';

/**
 * Makes the figures of an offer follow its boxes, by the arithmetic of the server; the address, the
 * forms and the files follow too. Without it, a button does the same.
 */
export function followOffer(page: Element, sheetText: string): void {
  const form = document.getElementById(DECIDING_FORM);
  if (!(form instanceof HTMLFormElement)) return;
  const sheet = JSON.parse(sheetText) as OfferSheet;
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-recalculates]')) {
    button.hidden = true;
    button.disabled = true;
  }
  const look = () => {
    const ticked = [...new FormData(form)].filter(([name]) => /^(?:taken$|instead-)/.test(name));
    const taken = knownSelection(
      sheet.terms.lines,
      ticked.map(([, key]) => String(key)),
    );
    for (const [name, text] of Object.entries(figureTexts(sheet, taken)))
      for (const place of page.querySelectorAll(`[data-figure=${name}]`)) {
        if (place.textContent !== text) place.textContent = text;
      }
    for (const field of page.querySelectorAll<HTMLInputElement>('[name=shown]'))
      field.value = taken.join(',');
    for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-file]'))
      link.href = withTaken(link.href, taken);
    return taken;
  };
  // A browser restores the boxes of a page that is loaded again.
  look();
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !/^(?:taken$|instead-)/.test(target.name)) return;
    const taken = look();
    window.history.replaceState(window.history.state, '', withTaken(window.location.href, taken));
  });
}

function withTaken(address: string, taken: readonly string[]): string {
  const url = new URL(address);
  url.searchParams.delete('said');
  url.searchParams.delete('taken');
  // Its commas stay readable.
  const rest = url.searchParams.size > 0 ? `${url.searchParams}&` : '';
  url.search = `${rest}taken=${taken.join(',')}`;
  return url.href;
}
