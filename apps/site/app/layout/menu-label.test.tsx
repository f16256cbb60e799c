import { expect, test } from 'vitest';
import { markup } from '../ui/testing/markup.tsx';
import { ExplainedLabel } from './menu-label.tsx';

const label = (text: string, lang: 'pl' | 'de') =>
  markup('de', <ExplainedLabel of={{ text, lang }} />);

test('a bare term says what it stands for, in the language of the page', () => {
  expect(label('FIBU', 'pl')).toBe('FIBU: Buchhaltung');
  expect(label('CRM', 'de')).toBe('CRM: Kundenpflege');
});

test('an editor’s own words stand as they are, marked where they are of another language', () => {
  expect(label('FIBU für Vereine', 'de')).toBe('FIBU für Vereine');
  expect(label('Targi', 'pl')).toBe('<span lang="pl-PL">Targi</span>');
  expect(label('constructor', 'de')).toBe('constructor');
});
