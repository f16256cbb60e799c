import { LOCALE_CODES } from '@osnowa/contract';
import { WIZARD_PATH } from '@osnowa/site-map';
import type { MetaDescriptor } from 'react-router';
import type { SettingsContent } from '../../content/domain.ts';
import type { SiteRequest } from '../../content/request.ts';
import type { CalculatorMessages } from '../../i18n/messages/pl/calculators.ts';
import { pageHead } from '../../seo/.server/page-head.ts';

/** What the wizard says of itself; only its beginning is for search engines. */
export function wizardHead(
  { wizard }: CalculatorMessages,
  settings: SettingsContent,
  site: SiteRequest,
  search: string,
): MetaDescriptor[] {
  const isBeginning = site.path === WIZARD_PATH && search === '';
  return pageHead({
    ...site,
    settings,
    hidden: !isBeginning,
    languages: LOCALE_CODES,
    title: wizard.title,
    description: wizard.subtitle,
  });
}
