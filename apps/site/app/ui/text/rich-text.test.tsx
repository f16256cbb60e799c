import { expect, test } from 'vitest';
import { markup } from '../testing/markup.tsx';
import { RichText } from './rich-text.tsx';

test('links in a text to our pages keep the visitor’s language, others stay as they are', () => {
  const html =
    '<a href="/contact?topic=offer#form">1</a> <a href="https://a.example/b">2</a> <a href="#x">3</a> <a href="/files/a.pdf">4</a>';
  const shown = (locale: 'pl' | 'de') =>
    markup(locale, <RichText of={{ text: html, lang: 'pl' }} />);
  expect(shown('de')).toContain(html.replace('/contact', '/de/contact'));
  expect(shown('pl')).toContain(html);
});
