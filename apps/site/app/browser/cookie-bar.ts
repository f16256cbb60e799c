import { answerAll, isAnswered, PURPOSES, type Purpose } from '../consent/consent-choice.ts';
import { choose, consentState, onConsentChange } from '../consent/consent-store.ts';
import { publishHeight } from './cookie-bar-height.ts';

/** Shows the cookie bar while a question is unanswered, and when the footer opens it again. */
export function askForCookies(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-cookie-question]');
  if (!template) return;
  const asked = PURPOSES.filter((purpose) => fieldOf(template.content, purpose));
  let close: (() => void) | null = null;
  const look = () => {
    const { choice, reopened } = consentState();
    if (!reopened && isAnswered(choice, asked)) {
      close?.();
      close = null;
      return;
    }
    close ??= open(template, asked);
    if (reopened) focusBar();
  };
  look();
  onConsentChange(look);
}

function fieldOf(root: ParentNode, purpose: Purpose): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>(`input[name=${purpose}]`);
}

/**
 * Adds the bar after its template.
 * @returns how to remove it; the element that had the focus before gets it back
 */
function open(template: HTMLTemplateElement, asked: readonly Purpose[]): () => void {
  const opener = consentState().reopened ? document.activeElement : null;
  template.after(document.importNode(template.content, true));
  const bar = template.nextElementSibling as HTMLElement;
  const form = bar.querySelector('form');
  const { choice } = consentState();
  for (const purpose of asked) {
    const field = fieldOf(bar, purpose);
    if (field) field.checked = choice?.[purpose] === true;
  }
  bar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { answer } = button?.dataset ?? {};
    if (answer) choose(answerAll(asked, answer === 'all'));
    if (form && button?.ariaExpanded) button.ariaExpanded = String(form.hidden);
    if (form && button?.ariaExpanded) form.hidden = !form.hidden;
  });
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const ticked = new FormData(form);
    choose(Object.fromEntries(asked.map((purpose) => [purpose, ticked.has(purpose)])));
  });
  const unpublish = publishHeight(bar);
  return () => {
    unpublish();
    bar.remove();
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/** A bar that a visitor opened again takes the focus. */
function focusBar(): void {
  document.querySelector<HTMLElement>('[data-cookie-bar]')?.focus();
}
