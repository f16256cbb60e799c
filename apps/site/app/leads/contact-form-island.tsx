import { FORM_SETTINGS, type SettingsContent } from '../content/domain.ts';
import { pick } from '../content/pick.ts';
import { Island } from '../islands/island.tsx';
import { island } from './contact-form.island.tsx';

/** The contact form as every page has it. */
export function ContactFormIsland({
  settings,
}: {
  settings: Pick<SettingsContent, (typeof FORM_SETTINGS)[number]>;
}) {
  return <Island of={island} props={{ settings: pick(settings, FORM_SETTINGS) }} />;
}
