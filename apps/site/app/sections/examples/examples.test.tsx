import { expect, test } from 'vitest';
import type { ExampleContent } from '../../content/domain.ts';
import { markup } from '../../ui/testing/markup.tsx';
import { EVERY_SECTION } from '../testing/demo-sections.ts';
import { EXAMPLE_RENDERERS, Examples } from './examples.tsx';

const EXAMPLES = EVERY_SECTION.filter(
  (section): section is ExampleContent => section.kind in EXAMPLE_RENDERERS,
);

function html(kind: ExampleContent['kind'], locale: 'pl' | 'en' | 'de' = 'pl'): string {
  return markup(locale, <Examples of={EXAMPLES.filter((section) => section.kind === kind)} />);
}

/** The text that a screen reader reads, in its order. */
function spoken(page: string): string {
  return page
    .replaceAll(/<(\w+)[^>]*aria-hidden="true"[^>]*>(?:(?!<\1).)*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('a document is read first, then its stops in order, each stamp once', () => {
  expect(spoken(html('journey'))).toBe(
    'Nagłówek Faktura 2210 Dostawca Stal-Hurt 16:02 Zgadzanie Wyciągi. Przyjęta',
  );
  expect(html('journey')).toMatch(/<ol[^>]*><li.*<h3[^>]*>Zgadzanie<\/h3>/s);
});

test('a calendar says of each day what it is, and the days of work have their dates', () => {
  const page = html('month');
  expect(page).toMatch(/<caption[^>]*>luty 2027<\/caption>/);
  expect(page.match(/<th scope="col">/g)).toHaveLength(7);
  expect(page.match(/<tr>/g)).toHaveLength(5);
  const text = spoken(page);
  expect(text).toContain('1 Teraz: 2 dni 2 Teraz: 2 dni 3 Przedtem: 10 dni');
  expect(text).toContain('12 Przedtem: 10 dni 13 14 15 16');
  expect(text).toContain('poniedziałek, 1 lutego Zgadzanie');
  expect(text).toContain('wtorek, 2 lutego Zamykanie');
  expect(spoken(html('month', 'en'))).toContain('Monday 1 February');
  expect(spoken(html('month', 'de'))).toContain('Dienstag, 2. Februar');
});

test('one question is chosen at first, and each is followed by its answer and figures', () => {
  const page = html('answers');
  expect(page.match(/<input[^>]*type="radio"[^>]*>/g)).toHaveLength(2);
  expect(page.match(/ checked=""/g)).toHaveLength(1);
  expect(page).toMatch(/<legend[^>]*>Wybierz pytanie<\/legend>/);
  for (const [, id] of page.matchAll(/<label[^>]*for="([^"]+)"/g))
    expect(page).toContain(`id="${id}"`);
  expect(spoken(page)).toBe(
    'Nagłówek Wybierz pytanie Ile to trwa? Trzy miesiące. Piątek 20,5 % Gdzie? W Kutnie.',
  );
});

test('an order is read with what it is, the modules in order, and what comes out', () => {
  expect(spoken(html('crossing'))).toBe('Nagłówek 240 ram 9:12 Zgadzanie Wyciągi. Wysłane');
});

test('a plan is read from one side over the middle to the other, each way with both its ends', () => {
  expect(spoken(html('connections'))).toBe(
    'Nagłówek Zgadzanie Wyciągi. Zgadzanie → Twoje dane : Logowanie Twoje dane Kraj Polska Kopia Wyciągi. Kopia → Twoje dane : Powrót Twoje dane → Kopia : Co noc',
  );
});

test('a week is a list of its days; its lines are not read', () => {
  const page = html('week');
  expect(spoken(page)).toBe('Nagłówek Wtorek Wyciągi. Środa Wyciągi.');
  expect(page.match(/<li/g)).toHaveLength(2);
});

test('an example without rows shows nothing', () => {
  const empty = EXAMPLES.map((section) => ({ ...section, items: [] }) as ExampleContent);
  expect(markup('pl', <Examples of={empty} />)).toBe('');
});
