import { FORM_SETTINGS } from '../../content/domain.ts';
import { pick } from '../../content/pick.ts';
import { only, required } from '../../content/refusal.ts';
import type { SiteRequest } from '../../content/request.ts';
import type { PopupContent } from '../popups/popup.tsx';

/**
 * Words of the page that has a popup's form, and what the form needs of the settings.
 * @throws a 404 answer when no editor has written that page
 */
export async function popupContent(
  { content }: SiteRequest,
  which: 'consultation' | 'newsletter',
): Promise<PopupContent> {
  const [page, settings] = await Promise.all([
    only(content.get('pages', { PageName: which })),
    required(content.get('site-settings')),
  ]);
  return { ...pick(page, ['title', 'subtitle']), settings: pick(settings, FORM_SETTINGS) };
}
