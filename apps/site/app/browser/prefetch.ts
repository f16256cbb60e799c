import { SPECULATION_RULES } from './speculation-rules.ts';

declare global {
  interface Window {
    /** Whether the visitor saves data or has a slow connection, as the document's script asks too. */
    isFrugal?: () => boolean;
  }
}

/**
 * Makes the browser fetch or prerender a page that a visitor is about to open: by speculation rules
 * if it supports them, otherwise by a link for each address under the pointer.
 */
export function prefetchPages(): void {
  if (window.isFrugal?.()) return;
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    const { mouse, finger } = SPECULATION_RULES;
    rules.textContent = trusted(matchMedia('(hover: hover)').matches ? mouse : finger);
    document.head.append(rules);
    return;
  }
  const known = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isPage(link) || known.has(link.href)) return;
    known.add(link.href);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.href;
    document.head.append(hint);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
}

function isPage({ origin, pathname, search, target, dataset }: HTMLAnchorElement): boolean {
  const isOther = origin === location.origin && pathname !== location.pathname;
  const isForAll = !/\.|\/offer\//.test(pathname) && !search.includes('token=');
  return isOther && isForAll && target === '' && dataset.language === undefined;
}

/** The part of Trusted Types that is used here; the DOM's types lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): {
    createScript(text: string): string;
  };
}

/** The rules are our own constant; the page's policy requires a trusted type for it. */
function trusted(text: string): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('speculation-rules', {
    createScript: (rules) => rules,
  });
  return policy ? policy.createScript(text) : text;
}
