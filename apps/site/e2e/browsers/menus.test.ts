import { test } from 'vitest';
import { BROWSERS, closeWindows, KEYS, PHONE, visit } from '../support/other-browsers/visitor.ts';

closeWindows();

const MENU = 'header [data-menu]:has(> a[href="/products"])';
const LOGO = { css: 'header a[href="/"]' };
const TO_ALL = { css: `${MENU} a[href="/products"]`, named: 'Zobacz więcej' };

test.each(BROWSERS)('%s: a menu opens under the pointer and leads on', async (browser) => {
  const visitor = await visit(browser, '/');
  await visitor.misses(TO_ALL);
  await visitor.rests();
  await visitor.pointAt({ css: `${MENU} > a` });
  await visitor.see(TO_ALL);
  await visitor.type(KEYS.escape);
  await visitor.misses(TO_ALL);
  // A menu that was closed so opens again when the pointer comes back from outside of the bar.
  await visitor.pointAt({ css: 'h1' });
  await visitor.pointAt({ css: `${MENU} > a` });
  await visitor.click(TO_ALL);
  await visitor.isAt(/^\/products$/);
  await visitor.see({ css: 'h1' });
  await visitor.pointAt(LOGO);
  await visitor.misses(TO_ALL);
});

test.each(BROWSERS)('%s: the button of a menu opens and closes it', async (browser) => {
  const visitor = await visit(browser, '/');
  const button = { css: `${MENU} summary` };
  await visitor.click(button);
  await visitor.see(TO_ALL);
  await visitor.click(button);
  await visitor.pointAt(LOGO);
  await visitor.misses(TO_ALL);
});

test.each(BROWSERS)('%s: the menu of a phone opens, leads on and closes', async (browser) => {
  const visitor = await visit(browser, '/en', PHONE);
  const menu = { css: 'header nav', named: 'Areas' };
  const button = { css: 'header details:has(nav) > summary', named: 'Menu' };
  await visitor.misses(menu);
  await visitor.click(button);
  await visitor.click({ css: 'header nav summary', named: 'Areas' });
  await visitor.see({ css: 'header nav a[href^="/en/areas/"]' });
  await visitor.click({ css: 'header nav summary', named: 'Contact' });
  await visitor.misses({ css: 'header nav a[href^="/en/areas/"]' });
  await visitor.click({ css: 'header nav details a[href="/en/contact"]' });
  await visitor.isAt(/^\/en\/contact/);
  await visitor.see({ css: 'h1' });
  await visitor.misses(menu);
  await visitor.click(button);
  await visitor.see(menu);
  await visitor.click(button);
  await visitor.misses(menu);
});
