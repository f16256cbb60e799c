import { memo, type ReactNode } from 'react';
import type { SettingsContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import type { AsksAbout } from '../../leads/contact-form.tsx';
import { ContactFormIsland } from '../../leads/contact-form-island.tsx';
import { useLabel } from '../../ui/text/local-text.tsx';
import { Contact } from './contact.tsx';

interface ContactAreaProps {
  settings: SettingsContent;
  /** Purpose of the form on this page; by default a heading that fits any page. */
  heading?: string;
  asksAbout?: AsksAbout;
  /** As of the section; a calculator, which is an island, passes nothing. */
  more?: ReactNode;
  children?: ReactNode;
}

/**
 * The contact form at the end of every page without one from an editor. It is memoised, because a
 * calculator above it renders at every click.
 */
export const ContactArea = memo(function ContactArea({
  settings,
  heading,
  asksAbout,
  more,
  children,
}: ContactAreaProps) {
  const label = useLabel();
  const { forms } = useMessages();
  return (
    <Contact
      section={{
        title: label(heading ?? forms.heading),
        subtitle: label(forms.intro),
      }}
      settings={settings}
      more={more}
    >
      {children ?? <ContactFormIsland settings={settings} asksAbout={asksAbout} />}
    </Contact>
  );
});
