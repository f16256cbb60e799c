import type { Page } from 'playwright-core';
import { type Line, readLines } from './lines.ts';

/** Distances that WCAG 1.4.12 lets a reader set; in a sheet that no security policy refuses. */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/**
 * Content that does not fit in the window as it is now: words that are cut, torn in the page's
 * title, or cover one another, fixed controls that cover words or fields once the page is scrolled,
 * and a page that scrolls sideways. One line each.
 * @param spaced with the distances between letters, words and lines that a reader may ask for
 */
export async function layoutFaults(page: Page, spaced: boolean): Promise<string[]> {
  await layOutWhole(page);
  if (spaced) await page.evaluate(addSheet, SPACING);
  const over = await page.evaluate(widthOver);
  const lines = await page.evaluate(readLines);
  const columns = await page.evaluate(readColumns);
  const torn = spaced ? [] : await page.evaluate(readTornWords);
  if (spaced) await page.evaluate(removeSheet);
  return [
    ...(over > 0 ? [`the page is ${over} px wider than its window`] : []),
    ...torn.map((word) => `the title breaks inside of “${word}”`),
    ...lines.filter(({ cut }) => cut).map(({ words, cut }) => `“${words}” is ${cut}`),
    ...new Set(overlaps(lines.filter(({ cut, sticks }) => !cut && !sticks))),
    ...covering(columns.fixed, [...lines.filter(({ sticks }) => !sticks), ...columns.fields]),
  ];
}

/** Content far below, as when the visitor has come near it: laid out, and cut at its edges. */
const LAID_OUT = `
  [data-laid-out] {
    content-visibility: visible !important;
    contain: layout paint style !important;
  }
`;

/** Lays out content far below, which has an assumed height until the visitor comes near. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(layOut, LAID_OUT);
}

/** Runs in the browser, once in a document. */
function layOut(rules: string): void {
  if (document.querySelector('[data-laid-out]')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  for (const part of document.querySelectorAll('main > *, main > * > *, body > footer'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.setAttribute('data-laid-out', '');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the browser. */
function addSheet(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the browser. */
function removeSheet(): void {
  document.adoptedStyleSheets.pop();
}

/** Runs in the browser. */
function widthOver(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Runs in the browser: words of the page's title that extend beyond the end of a line. */
function readTornWords(): string[] {
  const title = document.querySelector('main h1');
  if (!title) return [];
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  const torn: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) torn.push(word);
    }
  }
  return torn;
}

interface Column {
  what: string;
  left: number;
  right: number;
}

/** Runs in the browser: fixed controls over the page, and fields that they could cover. */
function readColumns(): { fixed: Column[]; fields: Column[] } {
  const columnOf = (element: Element): Column => {
    const { left, right } = element.getBoundingClientRect();
    return { what: `${element.localName}.${element.className}`, left, right };
  };
  const isSeen = (element: Element) => {
    const { width, bottom } = element.getBoundingClientRect();
    // An element as wide as the window is an edge of it, such as a bar.
    if (width === 0 || bottom <= 0 || width >= document.documentElement.clientWidth - 1)
      return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const isFixed = (element: Element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    return position === 'fixed' && pointerEvents !== 'none';
  };
  const fields = document.querySelectorAll('main :is(input, select, textarea, button)');
  return {
    fixed: [...document.querySelectorAll('body *')].filter(isFixed).filter(isSeen).map(columnOf),
    fields: [...fields]
      .filter((field) => field instanceof HTMLElement && field.tabIndex >= 0 && isSeen(field))
      .map(columnOf),
  };
}

/** Lines of different texts that overlap more than lines that are set closely would. */
function overlaps(lines: Line[]): string[] {
  const found: string[] = [];
  const sorted = lines.toSorted((one, other) => one.top - other.top);
  for (const [index, one] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      const low = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (one.text !== other.text && across > 3 && down > low * 0.4)
        found.push(`“${one.words}” and “${other.words}” lie over one another`);
    }
  }
  return found;
}

/** A fixed element will cover everything in its column. */
function covering(fixed: Column[], below: Pick<Column, 'left' | 'right'>[]): string[] {
  return fixed.flatMap(({ what, left, right }) => {
    const covered = below.filter(
      (each) => Math.min(right, each.right) - Math.max(left, each.left) > 1,
    );
    return covered.length > 0 ? [`${what} lies over ${covered.length} lines and fields`] : [];
  });
}
