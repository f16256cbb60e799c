import { expect, test } from 'vitest';
import { articleOf, longTextOf } from './article.ts';
import { withNamedCells } from './tables.ts';

const HEADINGS =
  '<tr><th scope="col">Was</th><th scope="col"><strong>Standard</strong></th><th scope="col">Auf "Wunsch" &amp; Rat</th></tr>';
const ROW = '<tr><th scope="row">Sicherung</th><td>jede <em>Nacht</em></td><td>alle 15</td></tr>';
const NAMED =
  '<tr><th scope="row">Sicherung</th><td data-label="Standard">jede <em>Nacht</em></td><td data-label="Auf &quot;Wunsch&quot; &amp; Rat">alle 15</td></tr>';

const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

test('each cell of a table of three columns names its column, besides the first of its row', () => {
  expect(withNamedCells(`<p>Vor</p>${table(HEADINGS, ROW, ROW)}`)).toBe(
    `<p>Vor</p><table data-rows><tbody>${HEADINGS}${NAMED}${NAMED}</tbody></table>`,
  );
});

test.each([
  ['of two columns', table('<tr><th scope="col">A</th><th scope="col">B</th></tr>')],
  ['without a row of headings', table(ROW, ROW)],
  ['with a cell over two columns', table(HEADINGS, '<tr><td>a</td><td colspan="2">b</td></tr>')],
  ['with rows of different length', table(HEADINGS, '<tr><td>a</td></tr>')],
])('a table %s stays as it is', (_, html) => {
  expect(withNamedCells(html)).toBe(html);
});

test('long and short pages and articles have named cells', () => {
  const html = table(HEADINGS, ROW);
  const long = ['Eins', 'Zwei', 'Drei', 'Vier'].map((name) => `<h2>${name}</h2>`).join('');
  expect(longTextOf(html, 'de').html).toContain(NAMED);
  expect(longTextOf(`${long}${html}`, 'de').html).toContain(NAMED);
  expect(articleOf(html, 'de').parts.join('')).toContain(
    `aria-label="Tabelle 1"><table data-rows><tbody>${HEADINGS}${NAMED}`,
  );
});
