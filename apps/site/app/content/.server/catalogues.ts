import type { CatalogueContent, SettingsContent } from '../domain.ts';
import { required } from '../refusal.ts';
import type { Content } from './content.ts';

/** Reads whose answer is a calculator's catalogue. */
type CatalogueName =
  | 'kalkulator-aplikacji'
  | 'kalkulator-dms'
  | 'kalkulator-dms-n'
  | 'kalkulator-erp-n'
  | 'natychmiastowa-wycena';

/** A calculator's catalogue, without which its page cannot be, and the settings. */
export async function catalogueNamed(
  content: Content,
  name: CatalogueName,
): Promise<{ catalogue: CatalogueContent; settings: SettingsContent }> {
  const [catalogue, settings] = await Promise.all([
    required(content.get(name)),
    required(content.get('site-settings')),
  ]);
  return { catalogue, settings };
}
