import { FORM_SETTINGS, type SettingsContent } from '../content/domain.ts';
import { pick } from '../content/pick.ts';
import { Island } from '../islands/island.tsx';
import { island } from './contact-form.island.tsx';
import type { AsksAbout } from './contact-form.tsx';

/** The contact form as every page has it. */
export function ContactFormIsland({
  settings,
  asksAbout,
}: {
  settings: Pick<SettingsContent, (typeof FORM_SETTINGS)[number]>;
  asksAbout?: AsksAbout | undefined;
}) {
  const props = { settings: pick(settings, FORM_SETTINGS), ...(asksAbout ? { asksAbout } : {}) };
  return <Island of={island} props={props} />;
}
