import { expect, test } from 'vitest';
import { withMarginFigures } from './article.ts';
import { withoutLeadFigure } from './lead-figure.ts';

test('a quotation that a post begins with, and that begins in bold, is its figure', () => {
  const html =
    '<blockquote><strong>81 → 98%</strong> of\u00A0R&amp;D stock</blockquote><p>We count.</p>';
  expect(withoutLeadFigure(html)).toEqual({
    figure: { value: '81 → 98%', label: 'of\u00A0R&D stock' },
    rest: '<p>We count.</p>',
  });
});

test('further down it is a figure of the margin; other quotations stay quotations', () => {
  const said = '<blockquote>We count on <strong>81</strong>.</blockquote>';
  const html = `<p>We count.</p><blockquote><strong>7 of 11</strong> weeks</blockquote>${said}`;
  expect(withMarginFigures(html)).toBe(
    `<p>We count.</p><p data-figure><strong>7 of 11</strong> weeks</p>${said}`,
  );
});

test.each([
  '<p>We count.</p><blockquote><strong>81</strong> of 100</blockquote>',
  '<blockquote>We count on <strong>81</strong>.</blockquote><p>So they said.</p>',
  '<blockquote><strong>81</strong></blockquote><p>Nothing is counted.</p>',
])('any other beginning stays in the text: %s', (html) => {
  expect(withoutLeadFigure(html)).toEqual({ figure: null, rest: html });
});
