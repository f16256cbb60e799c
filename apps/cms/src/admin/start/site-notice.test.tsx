import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { noticeSender } from '../../changes/notice-sender.ts';
import { SiteNotice } from './notices.tsx';

function shown(language: 'pl' | 'en'): string {
  const i18n = { language } as Parameters<typeof SiteNotice>[0]['i18n'];
  return renderToStaticMarkup(<SiteNotice i18n={i18n} />);
}

test('the first page names an address in SITE_URLS that is not our site, until it is', async () => {
  let status = 404;
  const other = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    other.close();
  });
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const sender = noticeSender({ siteUrls: [address], secret: 'of thirty-two characters or more' });
  expect(shown('pl')).not.toContain(address);
  sender.onGap();
  await expect.poll(() => shown('pl')).toContain(`Pod adresem ${address} z SITE_URLS`);
  expect(shown('en')).toContain(`What answers at ${address} in SITE_URLS is not this site.`);
  status = 204;
  sender.onGap();
  await expect.poll(() => shown('pl')).not.toContain(address);
});
