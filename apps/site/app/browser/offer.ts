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
  const shown = [...page.querySelectorAll<HTMLInputElement>('[name=shown]')];
  const look = () => {
    const ticked = [...new FormData(form)].filter(([name]) => BOX.test(name));
    const keys = ticked.map(([, key]) => String(key));
    const taken = knownSelection(sheet.terms.lines, keys);
    if (taken.join(',') === shown[0]?.value) return;
    for (const [name, text] of Object.entries(figureTexts(sheet, taken)))
      for (const place of page.querySelectorAll(`[data-figure=${name}]`)) {
        if (place.textContent !== text) place.textContent = text;
      }
    for (const field of shown) field.value = taken.join(',');
    for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-file]'))
      link.href = withTaken(link.href, taken);
    window.history.replaceState(window.history.state, '', withTaken(window.location.href, taken));
  };
  // Boxes that were ticked before, or that the browser restores.
  look();
  page.addEventListener('change', look);
  sendOnce(page);
}

/** Names of the boxes of the options. */
const BOX = /^(?:taken$|instead-)/;

/** A second press does not send a form again; back on the page, it can be sent. */
function sendOnce(page: Element): void {
  let isSent = false;
  page.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  window.addEventListener('pageshow', () => {
    isSent = false;
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
