import { expect, test } from 'vitest';
import { VARIABLES } from './env.ts';
import { findMisspelt } from './variables.ts';

test('a misspelt variable is named with the one that is meant', () => {
  expect(findMisspelt({ MAIL_FORM: 'x', S3_BUCKETS: 'x', DATABASE_ULR: 'x' })).toEqual([
    'Nothing reads the variable MAIL_FORM: is MAIL_FROM meant?',
    'Nothing reads the variable S3_BUCKETS: is S3_BUCKET meant?',
    'Nothing reads the variable DATABASE_ULR: is DATABASE_URL meant?',
  ]);
});

test('correct variables, and those of other programs, are ignored', () => {
  const others = ['PATH', 'HOME', 'MAIL', 'LANG', 'SHELL', 'npm_config_cache', 'TERM_PROGRAM'];
  const environment = [...VARIABLES, ...others].map((name) => [name, 'x']);
  expect(findMisspelt(Object.fromEntries(environment))).toEqual([]);
});
