import { expect, test } from 'vitest';
import { withoutLeadFigure } from './lead-figure.ts';

test('a quotation that a post begins with, and that begins in bold, is its figure', () => {
  const html =
    '<blockquote><strong>81 → 98%</strong> of R&amp;D stock</blockquote><p>We count.</p>';
  expect(withoutLeadFigure(html)).toEqual({
    figure: { value: '81 → 98%', label: 'of R&D stock' },
    rest: '<p>We count.</p>',
  });
});

test('what holds two words together on a card stays', () => {
  const html = '<blockquote><strong>8 tygodni</strong> z\u00A0nowego systemu</blockquote>';
  expect(withoutLeadFigure(html).figure?.label).toBe('z\u00A0nowego systemu');
});

test.each([
  '<p>We count.</p><blockquote><strong>81</strong> of 100</blockquote>',
  '<blockquote>We count on <strong>81</strong>.</blockquote><p>So they said.</p>',
  '<blockquote><strong>81</strong></blockquote><p>Nothing is counted.</p>',
])('any other beginning stays in the text: %s', (html) => {
  expect(withoutLeadFigure(html)).toEqual({ figure: null, rest: html });
});
