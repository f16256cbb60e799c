import { palette } from '@osnowa/brand';
import { DEFAULT_LOCALE } from '@osnowa/contract';
import type { SettingsContent } from '../../content/domain.ts';

/** What a device shows of the site once it is put on its home screen. */
export function webManifest({ companyName, slogan, description }: SettingsContent): string {
  const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: `${companyName}: ${slogan.text}`,
    short_name: companyName,
    description: description.text,
    lang: DEFAULT_LOCALE,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
