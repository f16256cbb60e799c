import { NAMES, palette } from '@osnowa/brand';

const MANIFEST = {
  name: NAMES.company,
  short_name: NAMES.company,
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
  background_color: palette.surface,
  theme_color: palette.surface,
  icons: [{ src: '/admin/icon.png', sizes: '512x512', type: 'image/png' }],
};

/**
 * Makes the back office an application on a home screen: an iPhone shows notifications of those
 * only.
 */
export function GET(): Response {
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' };
  return new Response(JSON.stringify(MANIFEST), { headers });
}
