import { test } from 'vitest';
import { productPaths } from '../support/content.ts';
import { BROWSERS, closeWindowsAfterEach, visit } from '../support/other-browsers/visitor.ts';

closeWindowsAfterEach();

test.each(BROWSERS)(
  '%s: another language of the same page is chosen, and remembered',
  async (browser) => {
    const [product] = await productPaths();
    const visitor = await visit(browser, `/de${product}`);
    const english = { css: 'header a[hreflang^=en]', named: 'English' };
    await visitor.misses(english);
    await visitor.rests();
    await visitor.click({ css: 'header summary', named: 'DE' });
    await visitor.click(english);
    await visitor.isAt(new RegExp(`^/en${product}$`));
    await visitor.see({ css: 'html[lang|=en] h1' });
    await visitor.goTo('/');
    await visitor.isAt(/^\/en$/);
  },
);
