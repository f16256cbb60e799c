import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placeholderColour } from './prepare-picture.ts';

/** A picture that is red on the left and the given colour on the right. */
const halves = (right: string) =>
  sharp({ create: { width: 4, height: 8, channels: 4, background: '#ff0000' } })
    .extend({ right: 4, background: right })
    .png()
    .toBuffer();

test('a picture stands in its average colour while it loads', async () => {
  expect(await placeholderColour(await halves('#ff00ff'))).toMatch(/^#ff00[78]/);
});

test('one that can be seen through has none', async () => {
  expect(await placeholderColour(await halves('#ff00ff00'))).toBeNull();
});
