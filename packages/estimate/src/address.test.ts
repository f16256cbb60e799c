import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceFrom, choiceQuery } from './address.ts';
import { itemsOf } from './catalogue.ts';
import { knownChoice, NOTHING_CHOSEN } from './choice.ts';
import { CATALOGUE } from './testing/catalogue.ts';

const read = (query: string) => choiceFrom(CATALOGUE, new URLSearchParams(query));

test('the address names the choice in words', () => {
  const choice = read('?items=own-domain,booking&preset=booking&mobile=1');
  expect(choice).toEqual({
    items: ['own-domain', 'booking'],
    later: [],
    preset: 'booking',
    mobile: true,
  });
  expect(choiceQuery(choice)).toBe('?items=own-domain,booking&preset=booking&mobile=1');
  expect(choiceQuery(NOTHING_CHOSEN)).toBe('');
});

test('boxes ticked without scripts come one by one', () => {
  expect(read('?items=booking&items=own-domain&size=size-large&mobile=1')).toMatchObject({
    items: ['own-domain', 'booking', 'size-large'],
    mobile: true,
  });
});

test('a preset alone means its items, unless all of them were removed', () => {
  expect(read('?preset=booking').items).toEqual(['email-sign-up', 'booking', 'ssl']);
  expect(read('?items=&preset=booking').items).toEqual([]);
});

test('an invented address gives the values that the catalogue contains', () => {
  expect(read('?items=%00,__proto__,ssl,,ssl&later=&preset=toString&mobile=2')).toEqual({
    ...NOTHING_CHOSEN,
    items: ['ssl'],
  });
});

test('every choice can be read back from its address', () => {
  const keys = itemsOf(CATALOGUE).map(({ key }) => key);
  const choices = fc.record({
    items: fc.array(fc.constantFrom(...keys)),
    later: fc.array(fc.constantFrom(...keys)),
    preset: fc.constantFrom(null, 'booking'),
    mobile: fc.boolean(),
  });
  fc.assert(
    fc.property(choices, (choice) => {
      const known = knownChoice(CATALOGUE, choice);
      expect(read(choiceQuery(known))).toEqual(known);
    }),
  );
});
