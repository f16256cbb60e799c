import { describe, expect, test } from 'vitest';
import { stylesIn } from './app/document/styles-in.server.ts';
import { readSheet } from './client-build.ts';

/** The styles of a document in which an element has the classes `a` and `b`. */
const of = (css: string) => stylesIn('<p class="a b">c</p>', readSheet(css));

describe('a document gets a rule', () => {
  test.each([
    'p{color:red}',
    '.a{color:red}',
    '.a.b>p .a{color:red}',
    '.c,.b{color:red}',
    '.a:not(.c){color:red}',
    '.a:has(.c:not(.d)){color:red}',
    ':is(.c,.d) .a{color:red}',
    'a[href$=".pdf"]{color:red}',
    '@media print{.a{color:red}}',
    '@supports (top:1px){@media print{.a{color:red}}}',
    '@font-face{font-family:x}',
    '@media print{@view-transition{navigation:auto}}',
    '@media print{@keyframes m{to{top:0}}}',
    '.a{animation:m 1s}@keyframes m{to{top:0}}',
    '.b{top:1px}.a{top:2px}',
  ])('whose classes stand in it: %s', (css) => {
    expect(of(css)).toBe(css);
  });

  test.each([
    '.c{color:red}',
    '.a .c{color:red}',
    '.c:not(.a){color:red}',
    '@media print{.c{color:red}}',
    '.c{animation:m 1s}@keyframes m{to{top:0}}',
  ])('and none whose classes do not: %s', (css) => {
    expect(of(css)).toBe('');
  });

  test('with only what can match of what stands around it', () => {
    expect(of('@media print{.a{top:0}.c{top:1px}}.c{top:2px}')).toBe('@media print{.a{top:0}}');
  });
});
