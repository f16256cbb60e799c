import { readSettings } from '../../content/.server/settings.ts';
import { FORM_SETTINGS } from '../../content/domain.ts';
import { pick } from '../../content/pick.ts';
import { only } from '../../content/refusal.ts';
import type { SiteRequest } from '../../content/request.ts';
import type { PopupContent } from '../popups/popup.tsx';
import { offeredCalls } from './offered-calls.ts';

/**
 * Words of the page that has a popup's form, and the settings that the form needs.
 * @throws a 404 answer when no editor has written that page
 */
export async function popupContent(
  site: SiteRequest,
  which: 'consultation' | 'newsletter',
): Promise<PopupContent> {
  const { content } = site;
  const [page, settings] = await Promise.all([
    only(content.get('pages', { PageName: which })),
    readSettings(content),
  ]);
  return {
    ...pick(page, ['title', 'subtitle']),
    settings: pick(settings, FORM_SETTINGS),
    ...(which === 'consultation' && (await offeredCalls(site, 'later'))),
  };
}
