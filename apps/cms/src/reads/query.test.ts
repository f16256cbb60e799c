import { AppError, type ReadName } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { canonicalQuery, parseQuery } from './arrange.ts';

const parse = (name: ReadName, query: string) => parseQuery(name, new URLSearchParams(query));

describe('a good query', () => {
  test('is understood with its types', () => {
    expect(parse('blog-posts', '_sort=created_at:asc&_start=20&_limit=10&_q=')).toEqual({
      _sort: 'created_at:asc',
      _start: 20,
      _limit: 10,
      _q: '',
    });
    expect(parse('area-features', 'id_in=1&id_in=2')).toEqual({ id_in: [1, 2] });
    expect(parse('area-features', 'id_in=7')).toEqual({ id_in: [7] });
  });

  test('means the same in another order', () => {
    const one = canonicalQuery('blog-posts', new URLSearchParams('_limit=2&_start=4'));
    expect(canonicalQuery('blog-posts', new URLSearchParams('_start=4&_limit=2'))).toBe(one);
  });
});

describe('a wrong query is refused with the name of the parameter', () => {
  const wrong: [name: ReadName, query: string, parameter: string][] = [
    ['blog-posts', '_sort=foo:sideways', '_sort'],
    ['blog-posts', '_limit=-1', '_limit'],
    ['blog-posts', '_limit=1e9', '_limit'],
    ['blog-posts', '_limit=101', '_limit'],
    ['blog-posts', '_start=0x10', '_start'],
    ['blog-posts', 'slug=', 'slug'],
    ['blog-posts', 'slug=a&slug=b', 'slug'],
    ['blog-posts', 'slug[]=a', 'slug[]'],
    ['blog-posts', '_q=a&_q=b', '_q'],
    ['area-features', 'id_in=abc', 'id_in'],
    ['area-features', 'id_in=', 'id_in'],
    ['area-features', 'id_in=1&id_in=-2', 'id_in'],
    ['area-features', Array.from({ length: 101 }, () => 'id_in=1').join('&'), 'id_in'],
    ['products', 'where=1', 'where'],
    ['products', '__proto__=1', '__proto__'],
    ['products', 'constructor=1', 'constructor'],
    ['kalkulator-dms', '_limit=1', '_limit'],
  ];
  test.each(wrong)('%s?%.40s', (name, query, parameter) => {
    expect(() => parse(name, query)).toThrow(AppError);
    expect(() => parse(name, query)).toThrow(`"${parameter}"`);
  });
});
