import { describe, expect, test } from 'vitest';
import { markup } from '../testing/markup.tsx';
import { PICTURE_OF_TEST } from '../testing/picture-of-test.ts';
import { Picture } from './picture.tsx';

const image = { ...PICTURE_OF_TEST, width: 1000, height: 625 };

test('a picture is never offered wider than it is, keeps its shape, and loads late unless it is the first', () => {
  const html = markup('pl', <Picture image={image} sizes="50vw" />);
  const widths = [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(1000);
  expect(html).toContain('width="960" height="600"');
  expect(html).toContain('loading="lazy"');
  const first = markup('pl', <Picture image={image} sizes="50vw" priority />);
  expect(first).toMatch(
    /loading="eager"[^>]*fetchPriority="high"|fetchPriority="high"[^>]*loading="eager"/,
  );
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

describe('on a phone', () => {
  const screen = { ...image, width: 1920, height: 1200, phonePart: 'third' } as const;

  test('a picture with small words shows the part that its editor chose', () => {
    const html = markup('pl', <Picture image={screen} sizes="50vw" phoneRatio="1:1" />);
    expect(html).toMatch(/<source media="\(width &lt; 40rem\)"[^>]* width="640" height="640"/);
    expect(html).toContain('s_3,x_5,y_5');
    // Other windows get the whole picture.
    expect(html).toContain('width="1920" height="1200"');
  });

  test('a wide window may show more of it, from where the part of a phone begins', () => {
    const html = markup(
      'pl',
      <Picture image={screen} sizes="50vw" phoneRatio="1:1" partRatio="8:5" partShare="half" />,
    );
    expect(html).toMatch(/<source media="\(width &lt; 40rem\)"[^>]*s_3,x_5,y_5/);
    // A third in the middle begins at 640 px: two thirds of the way that a half has.
    expect(html).toMatch(/<img [^>]*s_2,x_6\.75,y_[^>]* width="960" height="600"/);
  });

  test('a picture without such a part, and one that is large anyway, are shown whole', () => {
    expect(markup('pl', <Picture image={image} sizes="50vw" phoneRatio="1:1" />)).not.toContain(
      '<source',
    );
    expect(markup('pl', <Picture image={screen} sizes="100vw" />)).not.toContain('<source');
  });
});
