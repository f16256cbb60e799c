import { type Image, localised, localisedOptional, slide } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serialise } from './serialise.ts';

const published = { drafts: false };
const in3 = (text: string) => ({ pl: `${text} pl`, en: `${text} en`, de: `${text} de` });

const PICTURE = {
  id: 7,
  filename: 'erp slajd.webp',
  mimeType: 'image/webp',
  filesize: 1234,
  width: 1600,
  height: 900,
  color: '#aabbcc',
  focalX: 20,
  focalY: 50,
  alt: { pl: 'Ekran zamówień', de: 'Bestellungen' },
  createdAt: '2026-01-01T00:00:00.000Z',
};

test('a document becomes what the contract says, and nothing else of it leaves', () => {
  const document = {
    id: 3,
    order: 1,
    image: PICTURE,
    title: in3('Title'),
    titleUppercase: { pl: '' },
    subtitle: { pl: 'Podtytuł' },
    buttonDestination: '/products/erp',
    internalNote: 'not for visitors',
  };
  const wire = slide.parse(serialise(slide, document, published));
  expect(wire).toMatchObject({
    id: 3,
    Order: 1,
    Title_pl: 'Title pl',
    Title_de: 'Title de',
    TitleUppercase_pl: null,
    Subtitle_pl: 'Podtytuł',
    Subtitle_en: null,
    Button_pl: null,
    ButtonDestination: '/products/erp',
  });
  expect(wire.Image).toEqual({
    id: 7,
    path: '/media/erp%20slajd.webp',
    width: 1600,
    height: 900,
    color: '#aabbcc',
    focalX: 20,
    focalY: 50,
    phonePart: null,
    alt_pl: 'Ekran zamówień',
    alt_en: null,
    alt_de: 'Bestellungen',
    versions: { pl: null, en: null, de: null },
  } satisfies Image);
});

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

describe('what is not filled in', () => {
  const row = z.strictObject({ id: z.string(), ...localisedOptional('Name', z.string()) });
  const schema = z.strictObject({
    Ticked: z.boolean(),
    Rows: z.array(row),
    Days: z.number().nullable(),
    Group: z.strictObject({ Texts: z.array(z.string()), Name: z.string().nullable() }),
    author: z.strictObject({ id: z.number(), Name: z.string() }).nullable(),
  });
  test('is false, an empty list or null, also inside a group that was never opened', () => {
    expect(serialise(schema, { days: 0 }, published)).toEqual({
      Ticked: false,
      Rows: [],
      Days: 0,
      Group: { Texts: [], Name: null },
      author: null,
    });
  });
});

describe('relations', () => {
  const schema = z.strictObject({
    features: z.array(z.number()),
    sidebar: z.strictObject({ id: z.number() }).nullable(),
  });
  test('are ids where the contract wants ids, loaded or not', () => {
    const document = { features: [{ id: 1, name: 'a' }, 2], sidebar: 5 };
    expect(serialise(schema, document, published)).toEqual({
      features: [1, 2],
      sidebar: { id: 5 },
    });
  });

  test('to a draft are hidden from visitors and shown in a preview', () => {
    const draft = { id: 1, _status: 'draft' };
    const document = { features: [draft, { id: 2, _status: 'published' }], sidebar: draft };
    expect(serialise(schema, document, published)).toEqual({ features: [2], sidebar: null });
    expect(serialise(schema, document, { drafts: true })).toEqual({
      features: [1, 2],
      sidebar: { id: 1 },
    });
  });
});

test('blocks, numbers stored as text, days and times', () => {
  const schema = z.strictObject({
    status: z.union([z.literal(301), z.literal(302)]),
    ValidThrough: z.iso.date(),
    created_at: z.iso.datetime(),
    Sections: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('hero'), id: z.string() }),
        z.strictObject({ kind: z.literal('text'), ...localised('Content', z.string()) }),
      ]),
    ),
  });
  const root = { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Cześć' }] }] };
  const document = {
    status: '302',
    validThrough: '2026-12-31T12:00:00.000Z',
    publishedAt: '2026-01-01T10:00:00.000Z',
    sections: [
      { blockType: 'hero', id: 'a' },
      { blockType: 'text', id: 'b', content: { pl: { root } } },
    ],
  };
  expect(schema.parse(serialise(schema, document, published))).toEqual({
    status: 302,
    ValidThrough: '2026-12-31',
    created_at: '2026-01-01T10:00:00.000Z',
    Sections: [
      { kind: 'hero', id: 'a' },
      { kind: 'text', Content_pl: '<p>Cześć</p>', Content_en: null, Content_de: null },
    ],
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
