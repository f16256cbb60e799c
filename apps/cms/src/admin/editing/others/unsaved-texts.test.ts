import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { unsavedTexts } from './unsaved-texts.ts';

const paragraph = (text: string) => ({ children: [{ text }] });
const formatted = (...lines: string[]) => ({ root: { children: lines.map(paragraph) } });

test('what a person typed after the last save is told apart, also in rows and formatted text', () => {
  const saved = {
    title: 'Targi',
    subtitle: 'Zapisane',
    updatedAt: '2026-11-26T07:40:00.000Z',
    content: formatted('Jedno', 'Drugie'),
    sections: [{ id: 'a', blockType: 'text', title: 'Sekcja' }],
  };
  const fields = {
    title: { value: 'Targi' },
    subtitle: { value: 'Zapisane i ostatnie słowo' },
    updatedAt: { value: '2026-11-26T07:41:00.000Z' },
    content: { value: formatted('Jedno', 'Drugie, dłuższe') },
    sections: { value: 2 },
    'sections.0.id': { value: 'a' },
    'sections.0.title': { value: 'Sekcja' },
    'sections.1.blockType': { value: 'text' },
    'sections.1.title': { value: 'Nowa sekcja' },
    shouldShowInMenu: { value: true },
  } as unknown as FormState;
  expect(unsavedTexts(fields, saved)).toEqual([
    'Zapisane i ostatnie słowo',
    'Jedno\nDrugie, dłuższe',
    'Nowa sekcja',
  ]);
});
