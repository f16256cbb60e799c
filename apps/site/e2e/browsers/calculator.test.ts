import { expect, test } from 'vitest';
import { BROWSERS, closeWindows, PHONE, visit } from '../support/other-browsers/visitor.ts';

closeWindows();

const item = (key: string) => ({ css: `label:has(#item-${key})` });
const box = (key: string) => ({ css: `#item-${key}` });
const TOTAL = { css: 'main aside [role=status]' };
const NEXT = { css: 'main aside button[type=submit]:not([formaction])' };
const BACK = { css: 'main aside button[formaction]' };

const LARGE = [
  'approval-paths',
  'case-register',
  'ocr',
  'old-archive',
  'accounting',
  'erp',
  'portal',
];

test.each(BROWSERS)(
  '%s: a calculator adds up what is ticked, and keeps it on the next stage and back',
  async (browser) => {
    const visitor = await visit(browser, '/de/kalkulator-dms', PHONE);
    await visitor.see(TOTAL, { text: expect.stringMatching(/Noch nichts ausgewählt/) });
    await visitor.click(item('incoming-mail'));
    const one = await visitor.see(TOTAL, { text: expect.not.stringMatching(/Noch nichts/) });
    // Together more than the smallest project, whose price is shown until then.
    for (const key of LARGE) await visitor.click(item(key));
    const { text } = await visitor.see(TOTAL, { text: expect.not.stringMatching(one.text) });
    expect(text).toMatch(/^[1-9]/);
    await visitor.click(NEXT);
    await visitor.isAt(/^\/de\/kalkulator-dms\/summary\?.*items=incoming-mail/);
    await visitor.see(TOTAL, { text });
    await visitor.write({ css: '[name=users]' }, '25');
    await visitor.write({ css: '[name=notes]' }, 'Łódź & Köln');
    await visitor.click(NEXT);
    await visitor.isAt(/^\/de\/kalkulator-dms\/final-page\?.*users=25/);
    await visitor.see({ css: 'blockquote', named: 'Łódź & Köln' });
    await visitor.see({ css: '#quote form' });
    await visitor.click(BACK);
    await visitor.isAt(/^\/de\/kalkulator-dms\/summary\?/);
    await visitor.see({ css: '[name=users]' }, { value: '25' });
    await visitor.see({ css: '[name=notes]' }, { value: 'Łódź & Köln' });
    await visitor.back();
    await visitor.back();
    await visitor.back();
    await visitor.isAt(/^\/de\/kalkulator-dms\?/);
    await visitor.see(box('incoming-mail'), { checked: true });
    await visitor.see(box('portal'), { checked: true });
    await visitor.see(box('outgoing-mail'), { checked: false });
    await visitor.see(TOTAL, { text });
  },
);
