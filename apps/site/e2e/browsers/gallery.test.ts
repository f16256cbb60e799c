import { test } from 'vitest';
import { content, needed } from '../support/content.ts';
import { BROWSERS, closeWindows, KEYS, PHONE, visit } from '../support/other-browsers/visitor.ts';

closeWindows();

const FIRST = { css: 'main a', named: 'Vergrößern' };
const picture = (n: number) => ({ css: 'dialog', named: `Bild ${n} von ` });

test.each(BROWSERS)('%s: the pictures of a case study are looked at large', async (browser) => {
  const studies = await content('realizations');
  const study = needed(
    studies.find((one) => one.realization_detail.InformationSection.Images.length > 1),
    'case study with pictures',
  );
  const visitor = await visit(browser, `/de/realizations/${study.slug}`, PHONE);
  await visitor.rests();
  await visitor.click(FIRST);
  await visitor.see(picture(1));
  await visitor.click({ css: 'dialog button', named: 'Nächstes Bild' });
  await visitor.see(picture(2));
  await visitor.click({ css: 'dialog button', named: 'Vorheriges Bild' });
  await visitor.see(picture(1));
  await visitor.type(KEYS.escape);
  await visitor.misses({ css: 'dialog' });
  await visitor.see(FIRST, { focused: true });
  await visitor.click(FIRST);
  await visitor.click({ css: 'dialog button', named: 'Schließen' });
  await visitor.misses({ css: 'dialog' });
});
