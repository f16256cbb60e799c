import type { WizardStep } from '@osnowa/site-map';
import { describe, expect, test } from 'vitest';
import { type Answers, answersIn } from '../engine/answers.ts';
import { elementsIn, WRITTEN, wizardAnswers, wizardQuery } from './wizard-answers.ts';
import { guardOf, neighbour, stepsOf } from './wizard-stages.ts';

const BESPOKE: Answers = [['bespoke', '1,2']];
const SYSTEMS: Answers = [['systems', '7']];
const CHANNEL: Answers = [['distributionChannels', 'direct']];

test('typed text is never part of the address', () => {
  const pairs: Answers = [...BESPOKE, ['backend', 'text'], ['backendText', 'SAP R/3, Frau Müller']];
  expect(wizardQuery(pairs)).toBe('?bespoke=1%2C2&backend=text');
  expect(answersIn(pairs, WRITTEN)).toEqual([['backendText', 'SAP R/3, Frau Müller']]);
});

test('unknown pairs are not the wizard’s', () => {
  const given = new URLSearchParams('bespoke=1&utm_source=x&users=&website=spam');
  expect(wizardAnswers(given)).toEqual([['bespoke', '1']]);
});

test('elements are ids, each once, whether ticked one by one or joined', () => {
  const pairs: Answers = [
    ['bespoke', '1,2'],
    ['bespoke', '2'],
    ['bespoke', 'x,-1,1.5'],
  ];
  expect(elementsIn(pairs, 'bespoke')).toEqual([1, 2]);
});

describe('the way through the wizard', () => {
  test('has only the specifications that are needed', () => {
    expect(stepsOf(BESPOKE)).toEqual(['', '/customised', '/summary', '/send-estimate']);
    expect(stepsOf([...BESPOKE, ...SYSTEMS])).toHaveLength(5);
    expect(neighbour(SYSTEMS, '', 1)).toBe('/products-systems');
    expect(neighbour([...BESPOKE, ...SYSTEMS], '/customised', 1)).toBe('/products-systems');
    expect(neighbour(BESPOKE, '/summary', -1)).toBe('/customised');
  });

  test.each<[string, WizardStep, Answers, WizardStep | null]>([
    ['nothing chosen', '/customised', [], ''],
    ['nothing chosen', '/send-estimate', [], ''],
    ['another product', '/customised', SYSTEMS, '/products-systems'],
    ['another product', '/products-systems', BESPOKE, '/customised'],
    ['no specification', '/summary', BESPOKE, ''],
    ['one specification of two', '/summary', [...BESPOKE, ...SYSTEMS, ...CHANNEL], ''],
    ['a specification', '/summary', [...BESPOKE, ...CHANNEL], null],
    ['the beginning', '', [], null],
  ])('I40 with %s, %s', (_, step, pairs, instead) => {
    expect(guardOf(step, pairs)).toBe(instead);
  });
});
