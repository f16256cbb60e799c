import { describe, expect, test } from 'vitest';
import { cutOf, imageUrl, partOf, partSize } from './image-url.ts';

const wide = { width: 2000, height: 1000 };

test.each([
  ['a wide picture at the left', { ...wide, focalX: 0, focalY: 90 }, '1:1', 0],
  ['a wide picture at the right', { ...wide, focalX: 100, focalY: 90 }, '1:1', 10],
  ['a wide picture between', { ...wide, focalX: 40, focalY: 90 }, '1:1', 3],
  ['a tall picture below', { width: 1000, height: 2000, focalX: 0, focalY: 95 }, '16:9', 10],
  ['in the middle the service decides', { ...wide, focalX: 50, focalY: 50 }, '1:1', undefined],
  ['without a point it decides too', { ...wide, focalX: null, focalY: null }, '1:1', undefined],
  ['nothing', { width: 1600, height: 900, focalX: 10, focalY: 10 }, '16:9', undefined],
] as const)('by its focal point is cut: %s', (_, picture, ratio, cut) => {
  expect(cutOf(picture, ratio)).toBe(cut);
});

test('an address has the variant, and the cut only with a ratio', () => {
  const variant = { width: 640, cut: 3 } as const;
  expect(imageUrl('/media/a.webp', { ...variant, ratio: '16:9' })).toBe(
    '/img/w_640,h_360,p_3,q_71,f_auto/a.webp',
  );
  expect(imageUrl('/media/a.webp', variant)).toBe('/img/w_640,q_71,f_auto/a.webp');
});

describe('the part of a picture for phones', () => {
  const screen = { width: 1920, height: 1200, phonePart: 'third' } as const;

  test.each([
    [50, 50, 5, 5],
    [95, 1, 10, 0],
    [20, 40, 0.5, 2.75],
  ])('lies around the focal point %i, %i and stays inside', (focalX, focalY, across, down) => {
    expect(partOf({ ...screen, focalX, focalY }, '1:1')).toEqual({ share: 3, across, down });
  });

  test('begins at the same height in both ratios, and keeps the focal point', () => {
    const topOf = (focalY: number, ratio: '1:1' | '8:5') => {
      const image = { ...screen, focalX: 50, focalY };
      const { height } = partSize(image, 3, ratio);
      return (partOf(image, ratio).down / 10) * (image.height - height);
    };
    expect(Math.abs(topOf(40, '8:5') - topOf(40, '1:1'))).toBeLessThan(20);
    expect(topOf(95, '8:5') + 400).toBeGreaterThan(0.95 * 1200);
  });

  test('is as wide as its share, unless the picture is too low for it', () => {
    expect(partSize(screen, 3, '1:1')).toEqual({ width: 640, height: 640 });
    expect(partSize({ width: 1920, height: 480 }, 2, '1:1')).toEqual({ width: 480, height: 480 });
  });

  test('has an address of its own', () => {
    const part = { share: 3, across: 10, down: 4.5 } as const;
    expect(imageUrl('/media/erp.webp', { width: 480, ratio: '1:1', part })).toBe(
      '/img/w_480,h_480,s_3,x_10,y_4.5,q_71,f_auto/erp.webp',
    );
  });
});
