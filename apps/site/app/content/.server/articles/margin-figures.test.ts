import { expect, test } from 'vitest';
import { withMarginFigures } from './margin-figures.ts';

test('a quotation that begins in bold is a figure of the margin; others stay quotations', () => {
  const said = '<blockquote>We count on <strong>81</strong>.</blockquote>';
  const html = `<p>We count.</p><blockquote><strong>7 of 11</strong> weeks</blockquote>${said}`;
  expect(withMarginFigures(html)).toBe(
    `<p>We count.</p><p data-figure><strong>7 of 11</strong> weeks</p>${said}`,
  );
});
