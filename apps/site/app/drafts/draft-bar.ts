import type { Locale } from '@osnowa/contract';

const DRAFT: Record<Locale, string> = {
  pl: 'Szkic. Tak strona będzie wyglądać po opublikowaniu; odwiedzający go nie widzą.',
  en: 'Draft. This is the page as it will look when published; visitors do not see it.',
  de: 'Entwurf. So wird die Seite nach der Veröffentlichung aussehen; Besucher sehen ihn nicht.',
};

const INCOMPLETE: Record<Locale, string> = {
  pl: 'Szkic jest niepełny: bez wymaganych pól strona nie może się pokazać.',
  en: 'The draft is incomplete: without its required fields the page cannot be shown.',
  de: 'Der Entwurf ist unvollständig: Ohne die Pflichtfelder lässt sich die Seite nicht anzeigen.',
};

const STYLES = `
:host { display: block; }
:host([data-framed]) { position: fixed; inset: 0 0 auto; z-index: 2147483647; }
:host([hidden]) { display: none; }
p {
  margin: 0; padding: 0.5rem 1rem; text-align: center;
  background: var(--night); color: var(--paper); font: 500 0.875rem/1.4 var(--font-text, sans-serif);
}
@media print { :host { display: none; } }
`;

/**
 * The bar at the top of a page with drafts, which says that visitors see another state. Next to its
 * form, where that is clear, it says only that something is missing, at every scroll position.
 * The bar has styles of its own, and the page has none for it.
 */
export function showDraftBar(): { setComplete(isComplete: boolean): void } {
  const locale = document.documentElement.lang.slice(0, 2) as Locale;
  const host = document.createElement('draft-bar');
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  root.adoptedStyleSheets = [styles];
  const isFramed = parent !== window;
  host.toggleAttribute('data-framed', isFramed);
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  root.append(words);
  document.body.before(host);
  return {
    setComplete(isComplete) {
      host.hidden = isFramed && isComplete;
      words.textContent = (isComplete ? DRAFT : INCOMPLETE)[locale];
    },
  };
}
