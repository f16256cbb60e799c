import { afterEach, expect, test } from 'vitest';
import { openPlainChromium, type PlainTab } from '../../../../tools/gate/plain-chromium.ts';
import { stack } from '../support/env.ts';

const LINK = `[...document.querySelectorAll('header a[href="/about"]')].find((link) => link.checkVisibility())`;

let tab: PlainTab | undefined;
afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

/** Moves the mouse where no link is, and waits until the scripts of the shown page run. */
async function wake(visitor: PlainTab): Promise<void> {
  await visitor.moveMouse(600, 300);
  await visitor.moveMouse(610, 300);
  const runs = "document.documentElement.hasAttribute('data-runs')";
  await expect.poll(() => visitor.read(runs)).toBe(true);
}

test('a page that a mouse rests on is prepared whole, and a click only shows it', async () => {
  tab = await openPlainChromium(stack.chromium);
  const visitor = tab;
  await visitor.goTo(`${stack.site}/products`);
  await expect.poll(() => visitor.read('location.pathname')).toBe('/products');
  await wake(visitor);
  expect(visitor.prepared()).toBe(0);
  const [x, y] = await visitor.read<[number, number]>(
    `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${LINK}.getBoundingClientRect())`,
  );
  await visitor.moveMouse(x, y);
  await expect.poll(() => visitor.prepared()).toBe(1);
  await visitor.click();
  // During the change from one page to the other, neither responds.
  const path = () => visitor.read('location.pathname').catch(() => '');
  await expect.poll(path).toBe('/about');
  const activated = "performance.getEntriesByType('navigation')[0].activationStart > 0";
  expect(await visitor.read(activated)).toBe(true);
  // It begins like any other page: its scripts wait for the visitor, and then run.
  expect(await visitor.read("document.documentElement.hasAttribute('data-runs')")).toBe(false);
  await wake(visitor);
  expect(await visitor.read('document.prerendering')).toBe(false);
});
