import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { noticeSender } from '../../publishing/change-notice.ts';
import { standIn } from '../../testing/stand-in.ts';
import { SiteNotice } from './notices.tsx';

async function shown(language: 'pl' | 'en'): Promise<string> {
  const reader = { i18n: { language }, payload: {} as never, user: {} as never };
  return renderToStaticMarkup(await SiteNotice(reader));
}

test('the first page names an address in SITE_URLS that is not our site, until it is', async () => {
  let status = 404;
  const { url: address, stop } = await standIn((_, response) => response.writeHead(status).end());
  onTestFinished(stop);
  const sender = noticeSender({ siteUrls: [address], secret: 'of thirty-two characters or more' });
  expect(await shown('pl')).not.toContain(address);
  sender.onGap();
  await expect.poll(() => shown('pl')).toContain(`Pod adresem ${address} z SITE_URLS`);
  expect(await shown('en')).toContain(`What answers at ${address} in SITE_URLS is not this site.`);
  status = 204;
  sender.onGap();
  await expect.poll(() => shown('pl')).not.toContain(address);
});
