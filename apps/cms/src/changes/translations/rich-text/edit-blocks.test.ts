import { DEFAULT_LOCALE } from '@osnowa/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirmed } from '../basis.ts';
import { sentencesOf } from '../sentences.ts';
import { blockPairs, type RichTranslation } from './block-pairs.ts';
import { blockProblems, editBlocks } from './edit-blocks.ts';
import { markedText, richTextOf } from './marked-text.ts';
import type { RichNode } from './rich-node.ts';
import { richText, text } from './testing/random-texts.ts';
import { textBlocks } from './text-blocks.ts';

type Text = { root: RichNode };

/** A translator's version of a line; marks stay. */
const translate = (line: string) => line.replace(/w/g, 'v');

const untranslated = (original: Text): RichTranslation => ({
  ...{ original, translation: null, language: 'de', basis: [] },
});

/** A text that was translated as a whole. */
function whole(original: Text): RichTranslation {
  const translation = richTextOf(original, translate(markedText(original)));
  const basis = confirmed(sentencesOf(original, DEFAULT_LOCALE), sentencesOf(translation, 'de'));
  return { original, translation, language: 'de', basis };
}

const lines = (state: RichTranslation) => blockPairs(state).filter((pair) => pair.originalLine);

const statesOf = (state: RichTranslation) =>
  blockPairs(state).map(({ id, sentences }) => [id, sentences.map((one) => one.state)] as const);

/** Writes lines of the original, in their order. */
function write(state: RichTranslation, places: readonly number[]): RichTranslation {
  const all = lines(state);
  const edits = [...new Set(places)].flatMap((at) => {
    const pair = all[at % all.length];
    return pair ? [{ id: pair.id, seen: pair.ownLine, text: translate(pair.originalLine) }] : [];
  });
  const unique = edits.filter(({ id }, at) => edits.findIndex((one) => one.id === id) === at);
  expect(blockProblems(state, unique)).toEqual([]);
  return { ...state, ...editBlocks(state, unique) };
}

const places = fc.array(fc.array(fc.nat({ max: 40 }), { maxLength: 5 }), { maxLength: 6 });

describe('any formatted text', () => {
  test('is the same after it was written with marks and read back', () => {
    fc.assert(
      fc.property(richText, (original) => {
        expect(richTextOf(original, markedText(original))).toEqual(original);
      }),
      { numRuns: 100 },
    );
  });

  test('has the sentences of its blocks, and no others', () => {
    fc.assert(
      fc.property(richText, (original) => {
        const blocks = textBlocks(original, 'pl').flatMap(({ sentences }) => sentences);
        expect(blocks).toEqual(sentencesOf(original, 'pl'));
      }),
    );
  });

  test('can be translated block by block, in any order and over many saves', () => {
    fc.assert(
      fc.property(richText, places, (original, saves) => {
        let state = untranslated(original);
        for (const save of saves) state = write(state, save);
        const rest = lines(state).flatMap((pair, at) => (pair.own ? [] : [at]));
        state = write(state, rest);
        const all = lines(state);
        if (all.length === 0) return;
        expect(state.translation).toEqual(whole(original).translation);
        expect(all.flatMap(({ sentences }) => sentences.map((one) => one.state))).toEqual(
          sentencesOf(original, 'pl')
            .flat()
            .map(() => 'current'),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('changes in the block that is written, and in no other', () => {
    fc.assert(
      fc.property(
        richText,
        fc.nat(),
        fc.array(fc.nat(), { maxLength: 3 }),
        (original, at, changed) => {
          const before = whole(structuredClone(original));
          const blocks = textBlocks(before.original, 'pl').filter(({ kind }) => kind !== 'caption');
          // The original changes after it was translated.
          for (const place of changed) {
            blocks[place % blocks.length]?.node.children?.unshift(text('wzmiana. ', 1));
          }
          const pairs = lines(before);
          const pair = pairs[at % pairs.length];
          if (!pair?.own) return;
          const edit = { id: pair.id, seen: pair.ownLine, text: `neu ${pair.ownLine}`.trim() };
          const after = { ...before, ...editBlocks(before, [edit]) };
          const others = (state: RichTranslation) =>
            blockPairs(state).flatMap(({ id, own }) =>
              id === pair.id ? [] : [[id, own?.node.type, own?.pieces]],
            );
          expect(others(after)).toEqual(others(before));
          const states = (state: RichTranslation) =>
            statesOf(state).filter(([id]) => id !== pair.id);
          expect(states(after)).toEqual(states(before));
          expect(blockPairs(after).find(({ id }) => id === pair.id)?.ownLine).toBe(edit.text);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a paragraph with two links', () => {
  const link = (url: string, said: string) => ({
    ...{ type: 'link', fields: { url }, children: [text(said)] },
  });
  const paragraph = (...children: RichNode[]) => ({
    root: { type: 'root', children: [{ type: 'paragraph', children }] },
  });
  const original = paragraph(link('/cennik', 'Cennik'), text(' i '), link('/contact', 'kontakt'));
  const german = (translation: unknown): RichTranslation => {
    const sentences = [sentencesOf(original, 'pl'), sentencesOf(translation, 'de')] as const;
    return { original, translation, language: 'de', basis: confirmed(...sentences) };
  };
  const [contact, prices] = [link('/contact', 'Kontakt'), link('/preise', 'Preise')];

  test('has the numbers of the original in its translation, whatever the order of the words', () => {
    const [pair] = blockPairs(german(paragraph(contact, text(' und '), prices)));
    expect(pair?.originalLine).toBe('<1>Cennik</1> i <2>kontakt</2>');
    expect(pair?.ownLine).toBe('<2>Kontakt</2> und <1>Preise</1>');
  });

  test('keeps the addresses that the translation has, and gets what it lacks from the original', () => {
    const before = german(paragraph(text('Kontakt und '), prices));
    const [pair] = blockPairs(before);
    const edit = { id: pair?.id ?? '', seen: pair?.ownLine ?? '' };
    const written = { ...edit, text: '<1>Preise</1> und <2>Kontakt</2>' };
    expect(blockProblems(before, [written])).toEqual([]);
    const { translation } = editBlocks(before, [written]);
    expect(translation).toEqual(paragraph(prices, text(' und '), contact));
    const lost = { ...edit, text: 'Preise und Kontakt' };
    expect(blockProblems(before, [lost])).toEqual([{ id: edit.id, kind: 'missing', mark: '<1>' }]);
  });
});
