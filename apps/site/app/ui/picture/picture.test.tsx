import { expect, test } from 'vitest';
import { markup } from '../testing/markup.tsx';
import { Picture } from './picture.tsx';

const image = {
  id: 1,
  path: '/media/plan.webp',
  width: 1000,
  height: 625,
  color: '#eeeeee',
  focalX: 50,
  focalY: 50,
  alt: { text: 'Plan dnia', lang: 'pl' as const },
};

test('a picture is never offered wider than it is, and keeps its shape', () => {
  const html = markup('pl', <Picture image={image} sizes="50vw" />);
  const widths = [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(1000);
  expect(html).toContain('width="960" height="600"');
  expect(html).toContain('loading="lazy"');
});

test('the first picture of a screen is loaded at once', () => {
  const html = markup('pl', <Picture image={image} sizes="50vw" priority />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

test('an alternative text in another language says so; a decorative picture says nothing', () => {
  expect(markup('de', <Picture image={image} sizes="50vw" />)).toContain(
    'alt="Plan dnia" lang="pl-PL"',
  );
  const silent = markup('de', <Picture image={image} sizes="50vw" decorative />);
  expect(silent).toContain('alt=""');
  expect(silent).not.toContain('lang=');
});

test('a drawing is not resized', () => {
  const html = markup(
    'pl',
    <Picture image={{ ...image, path: '/media/logo.svg' }} sizes="12rem" />,
  );
  expect(html).not.toContain('srcSet');
  expect(html).toContain('logo.svg');
});
