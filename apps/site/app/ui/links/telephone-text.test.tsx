import { fieldMark } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { linkFields } from '../../../server/pages/link-fields.ts';
import { markup } from '../testing/markup.tsx';
import { TelephoneText } from './telephone-text.tsx';

const shown = (text: string) =>
  markup(
    'pl',
    <p>
      <TelephoneText>{text}</TelephoneText>
    </p>,
  );

test('a number in a text can be called, and other figures stay text', () => {
  expect(shown('Od 98 000 zł. Wolisz zapytać? +48 42 000 00 20, do 16:00')).toBe(
    '<p>Od 98 000 zł. Wolisz zapytać? <a href="tel:+48420000020">+48\u00a042\u00a0000\u00a000\u00a020</a>, do 16:00</p>',
  );
  expect(shown('Osobodni +30 %')).toBe('<p>Osobodni +30 %</p>');
});

test('in a preview the words before a number lead to the field of the text', () => {
  const mark = fieldMark({ form: 'collections/pages/3', path: 'subtitle' });
  const page = linkFields(shown(`Wolisz zapytać? +48 42 000 00 20${mark}`));
  expect(page).toContain('data-field="collections/pages/3#subtitle');
  expect(page).not.toMatch(/[\u{E0000}-\u{E007F}]/u);
});
