import { localised } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serialise } from './serialise.ts';

const published = { drafts: false };
const in3 = (text: string) => ({ pl: `${text} pl`, en: `${text} en`, de: `${text} de` });

test('texts are typeset in their language, addresses and names stay as they are', () => {
  const schema = z.strictObject({
    ...localised('Label', z.string()),
    Title: z.string(),
    slug: z.string(),
  });
  const label = { pl: 'Plan w 3 dni', en: 'A plan in 3 days', de: 'Ein Plan, z. B. heute' };
  const document = { label, title: 'Dzień na hali i w biurze', slug: 'z hali' };
  expect(serialise(schema, document, published)).toEqual({
    Label_pl: 'Plan w\u00A03\u00A0dni',
    Label_en: 'A plan in 3\u00A0days',
    Label_de: 'Ein Plan, z.\u00A0B. heute',
    Title: 'Dzień na hali i\u00A0w\u00A0biurze',
    slug: 'z hali',
  });
});

test('a field that is new in the contract is taken from the CMS by its name', () => {
  const schema = z.strictObject({
    ...localised('SomeNew_field', z.string()),
    Deep: z.strictObject({ dayCost: z.number() }),
  });
  const document = { someNewField: in3('x'), deep: { dayCost: 4 } };
  expect(serialise(schema, document, published)).toEqual({
    SomeNew_field_pl: 'x pl',
    SomeNew_field_en: 'x en',
    SomeNew_field_de: 'x de',
    Deep: { dayCost: 4 },
  });
});

test('what is related and a draft is hidden from visitors, and shown in a preview', () => {
  const schema = z.strictObject({
    features: z.array(z.number()),
    sidebar: z.strictObject({ id: z.number() }).nullable(),
  });
  const draft = { id: 1, _status: 'draft' };
  const document = { features: [draft, { id: 2, _status: 'published' }, 3], sidebar: draft };
  expect(serialise(schema, document, published)).toEqual({ features: [2, 3], sidebar: null });
  expect(serialise(schema, document, { drafts: true })).toEqual({
    features: [1, 2, 3],
    sidebar: { id: 1 },
  });
});

test('a section of a kind that this version does not have is left out', () => {
  const hero = z.strictObject({ kind: z.literal('hero'), id: z.string() });
  const schema = z.strictObject({ Sections: z.array(z.discriminatedUnion('kind', [hero])) });
  const sections = [
    { blockType: 'later', id: 'a', title: { pl: 'Nowa' } },
    { blockType: 'hero', id: 'b' },
  ];
  const wire = { Sections: [{ kind: 'hero', id: 'b' }] };
  expect(serialise(schema, { sections }, published)).toEqual(wire);
});
