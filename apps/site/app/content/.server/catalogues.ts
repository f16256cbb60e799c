import type { CalculatorName } from '@osnowa/site-map';
import { type CatalogueContent, FORM_SETTINGS, type SettingsContent } from '../domain.ts';
import { pick } from '../pick.ts';
import { required } from '../refusal.ts';
import type { Content } from './content.ts';

/** A calculator's catalogue, without which its page cannot be, and the settings: whole, and what of them its form needs. */
export async function catalogueNamed(
  content: Content,
  name: CalculatorName,
): Promise<{
  catalogue: CatalogueContent;
  settings: SettingsContent;
  formSettings: Pick<SettingsContent, (typeof FORM_SETTINGS)[number]>;
}> {
  const [catalogue, settings] = await Promise.all([
    required(content.get(name)),
    required(content.get('site-settings')),
  ]);
  return { catalogue, settings, formSettings: pick(settings, FORM_SETTINGS) };
}
