import type { Locale } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';

/** A table of fewer columns fits on a phone as it is. */
const WIDE_FROM = 3;

const TABLE = /<table>([\s\S]*?)<\/table>/g;
const ROW = /<tr>([\s\S]*?)<\/tr>/g;
const CELL = /<(t[hd])((?: [^>]*)?)>([\s\S]*?)<\/\1>/g;
const HEADING = / scope="col"/;
const SPAN = / (?:col|row)span=/;

/**
 * Prepares the tables of a text for phones: in one of several columns each cell names its column, so
 * that its rows can be shown as blocks.
 */
export function withNamedCells(html: string): string {
  return html.replace(TABLE, (table, inside: string) => {
    const [first = [], ...rows] = [...inside.matchAll(ROW)].map(([, row = '']) => [
      ...row.matchAll(CELL),
    ]);
    const isWide = first.length >= WIDE_FROM;
    const isNamed = first.every(([, , attributes = '']) => HEADING.test(attributes));
    const isRegular = rows.every((row) => row.length === first.length);
    if (!isWide || !isNamed || !isRegular || SPAN.test(inside)) return table;
    const names = first.map(([, , , name = '']) => attributeOf(name));
    let at = -1;
    const named = inside.replace(ROW, (row) => {
      at += 1;
      return at === 0 ? row : withNames(row, names);
    });
    return `<table data-rows>${named}</table>`;
  });
}

/** The first cell is the name of its row and needs none of its column. */
function withNames(row: string, names: readonly string[]): string {
  let column = -1;
  return row.replace(CELL, (cell, tag: string) => {
    column += 1;
    const name = names[column];
    return column === 0 || !name ? cell : cell.replace(`<${tag}`, `<${tag} data-label="${name}"`);
  });
}

/** The text of a heading for an attribute; its entities stay escaped. */
function attributeOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
}

/** A table wider than the screen scrolls in a frame of its own, which the keyboard can reach. */
export function withScrollingTables(html: string, language: Locale): string {
  let tables = 0;
  return html.replace(/<table[\s>][\s\S]*?<\/table>/g, (table) => {
    tables += 1;
    const name = `${SITE_MESSAGES[language].blog.table} ${tables}`;
    return `<div data-scrolls role="group" tabindex="0" aria-label="${name}">${table}</div>`;
  });
}
