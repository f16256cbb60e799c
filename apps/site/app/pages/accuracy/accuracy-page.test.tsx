import { LOCALE_CODES } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { describe, expect, test } from 'vitest';
import { markup } from '../../ui/testing/markup.tsx';
import { kindRecords, type ProjectContent } from './accuracy.server.ts';
import { AccuracyPage } from './accuracy-page.tsx';

const project = (id: number, actual: number, more: object = {}) =>
  ({
    id,
    calculator: 'kalkulator-dms',
    closedOn: `2026-0${id}-01`,
    estimated: 20,
    actual,
    label: null,
    ...more,
  }) as ProjectContent;

const content = { optional: async () => ({ rates: { rangeFactor: 1.3 } }) } as never;

/** Cells of the table, row by row, without their elements. */
const cellsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|')
      .replaceAll('\u00A0', ' '),
  );

describe.each(LOCALE_CODES)('in %s', (locale) => {
  const { accuracy: words } = SITE_MESSAGES[locale];

  test('every project stands with its miss, the worst too, in the chart and in the table', async () => {
    const label = { text: 'Murawa <b>', lang: 'pl' };
    const projects = [
      project(1, 21),
      project(2, 50, { label }),
      project(3, 18, { calculator: 'kalkulator-dms-n' }),
      project(4, 26, { calculator: 'kalkulator-erp' }),
    ];
    const kinds = await kindRecords(content, projects);
    expect(kinds.map(({ calculator, record }) => [calculator, record.isInside])).toEqual([
      ['kalkulator-dms', [false, false, true]],
      ['kalkulator-erp-n', [true]],
    ]);
    const html = markup(locale, <AccuracyPage kinds={kinds} words={words} />);
    const [head, ...rows] = cellsOf(html);
    expect(head).toBe(`|${words.name}|${words.estimated}|${words.actual}|${words.miss}|`);
    expect(rows[0]).toMatch(/ 3, DMS, 2026\|[^|]+\|20\|18\|−10 ?%\|$/);
    expect(rows[1]?.split('|').slice(1, 5)).toEqual([
      'Murawa &lt;b&gt;',
      words.outside,
      '20',
      '50',
    ]);
    expect(rows[1]).toMatch(/\|\+150 ?%\|$/);
    expect(html.match(/<circle/g)).toHaveLength(4);
    expect(html.match(/role="img" aria-label="/g)).toHaveLength(2);
    expect(html).toContain('/kalkulator-erp-n"');
    expect(html).not.toContain(words.nothing);
  });

  test('without a project a sentence says so', () => {
    const html = markup(locale, <AccuracyPage kinds={[]} words={words} />);
    expect(html).toContain(words.nothing);
    expect(html).not.toContain('<table');
  });
});
