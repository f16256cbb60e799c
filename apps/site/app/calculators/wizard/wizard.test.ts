import { describe, expect, test } from 'vitest';
import { elementsIn, type Pairs, wizardPairs, wizardQuery, writtenIn } from './wizard-pairs.ts';
import { guardOf, neighbour, stepsOf, type WizardStep } from './wizard-stages.ts';

const BESPOKE: Pairs = [['bespoke', '1,2']];
const SYSTEMS: Pairs = [['systems', '7']];
const CHANNEL: Pairs = [['distributionChannels', 'direct']];

test('typed text is never part of the address', () => {
  const pairs: Pairs = [...BESPOKE, ['backend', 'text'], ['backendText', 'SAP R/3, Frau Müller']];
  expect(wizardQuery(pairs)).toBe('?bespoke=1%2C2&backend=text');
  expect(writtenIn(pairs)).toEqual([['backendText', 'SAP R/3, Frau Müller']]);
});

test('unknown pairs are not the wizard’s', () => {
  const given = new URLSearchParams('bespoke=1&utm_source=x&users=&website=spam');
  expect(wizardPairs(given)).toEqual([['bespoke', '1']]);
});

test('elements are ids, each once, whether ticked one by one or joined', () => {
  const pairs: Pairs = [
    ['bespoke', '1,2'],
    ['bespoke', '2'],
    ['bespoke', 'x,-1,1.5'],
  ];
  expect(elementsIn(pairs, 'bespoke')).toEqual([1, 2]);
});

describe('the way through the wizard', () => {
  test('has only the specifications that are needed', () => {
    expect(stepsOf(BESPOKE)).toEqual(['choose', 'customised', 'summary', 'send-estimate']);
    expect(stepsOf([...BESPOKE, ...SYSTEMS])).toHaveLength(5);
    expect(neighbour(SYSTEMS, 'choose', 1)).toBe('products-systems');
    expect(neighbour([...BESPOKE, ...SYSTEMS], 'customised', 1)).toBe('products-systems');
    expect(neighbour(BESPOKE, 'summary', -1)).toBe('customised');
  });

  test.each<[string, WizardStep, Pairs, WizardStep | null]>([
    ['nothing chosen', 'customised', [], 'choose'],
    ['nothing chosen', 'send-estimate', [], 'choose'],
    ['another product', 'customised', SYSTEMS, 'products-systems'],
    ['another product', 'products-systems', BESPOKE, 'customised'],
    ['no specification', 'summary', BESPOKE, 'choose'],
    ['one specification of two', 'summary', [...BESPOKE, ...SYSTEMS, ...CHANNEL], 'choose'],
    ['a specification', 'summary', [...BESPOKE, ...CHANNEL], null],
    ['the beginning', 'choose', [], null],
  ])('I40 with %s, %s', (_, step, pairs, instead) => {
    expect(guardOf(step, pairs)).toBe(instead);
  });
});
