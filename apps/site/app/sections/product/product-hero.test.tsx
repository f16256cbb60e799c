import { inOneLanguage } from '@osnowa/text';
import { expect, test } from 'vitest';
import { productNamed } from '../../../server/testing/records.ts';
import { markup } from '../../ui/testing/markup.tsx';
import { PICTURE_OF_TEST } from '../../ui/testing/picture-of-test.ts';
import { ProductHero } from './product-hero.tsx';

const SCREEN = { ...PICTURE_OF_TEST, focalX: 84, focalY: 31, phonePart: 'third' as const };
type Screen = Omit<typeof SCREEN, 'phonePart'> & { phonePart: 'third' | null };

function hero(image: Screen, screens: Screen[] = []) {
  const product = { ...inOneLanguage(productNamed('erp', 1), 'pl'), languages: ['pl' as const] };
  return markup(
    'pl',
    <ProductHero product={{ ...product, image, screens }} quote={null} claims={[]} />,
  );
}

test('the telling part of the product’s own screen is on the drawing, fetched ahead by wide windows alone', () => {
  // A customer's screen comes before it.
  const page = hero(SCREEN, [{ ...SCREEN, id: 2, path: '/media/koszty.webp' }, SCREEN]);
  expect(page).not.toContain('koszty.webp');
  expect(page).toMatch(/<img[^>]*s_3,x_10,y_1,[^>]* alt="" loading="lazy"/);
  expect(page).toMatch(/<link rel="preload"[^>]* media="\(width &gt;= 62rem\)"/);
});

test('a screen whose words are large enough has no such part', () => {
  expect(hero({ ...SCREEN, phonePart: null })).not.toMatch(/<img|rel="preload"/);
});

test('a square picture among the screens is the scene on the drawing, whole and described', () => {
  const scene = {
    ...SCREEN,
    ...{ id: 3, path: '/media/tablet.webp', width: 960, height: 960, phonePart: null },
    alt: { text: 'Meldunek z hali', lang: 'pl' as const },
  };
  const page = hero(SCREEN, [scene, SCREEN]);
  expect(page).toMatch(/<img[^>]*w_960,q_71,f_auto\/tablet\.webp[^>]*alt="Meldunek z hali"/);
  expect(page).not.toContain('plan.webp');
});
