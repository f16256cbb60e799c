import { LOCALE_CODES } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { markup } from '../../ui/testing/markup.tsx';
import { ErrorPage } from './error-page.tsx';

const SALES = { phone: '+48 42 000 00 20', email: 'sprzedaz@osnowa.example' };

describe.each(LOCALE_CODES)('in %s', (locale) => {
  const prefix = locale === 'pl' ? '' : `/${locale}`;

  test('a missing page names itself, asks what one looks for, and has three ways on, with icons', () => {
    const html = markup(locale, <ErrorPage status={404} sales={SALES} />);
    expect(html).toMatch(/<title>(?:Błąd|Error|Fehler) 404<\/title>/);
    expect(html).toContain('content="noindex"');
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*><svg/g)].map(([, href]) => href);
    const ways = ['about', 'contact'].map((path) => `${prefix}/${path}`);
    expect(links).toEqual([prefix || '/', ...ways]);
    expect(html).toContain(`action="${prefix}/search" method="get"`);
    expect(html).not.toContain('tel:');
  });

  test.each([503, 500])('where the page says to call, it gives the number: %i', (status) => {
    const html = markup(locale, <ErrorPage status={status} sales={SALES} />);
    expect(html).toContain(String(status));
    expect(html).toContain('href="tel:+48420000020"');
    expect(html).toContain('href="mailto:sprzedaz@osnowa.example"');
  });
});
