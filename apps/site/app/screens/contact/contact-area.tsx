import { memo, type ReactNode } from 'react';
import type { SettingsContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { ContactForm } from '../../leads/contact-form.tsx';
import { Contact } from '../../sections/contact/contact.tsx';
import { HydrationUnit } from '../../ui/hydration-unit.tsx';
import { useLabel } from '../../ui/text/local-text.tsx';

interface ContactAreaProps {
  settings: SettingsContent;
  children?: ReactNode;
}

/**
 * The contact form at the end of every page without one from an editor. It is memoised, because a
 * calculator above it renders at every click.
 */
export const ContactArea = memo(function ContactArea({ settings, children }: ContactAreaProps) {
  const label = useLabel();
  const { forms } = useMessages();
  return (
    <HydrationUnit>
      <Contact
        section={{
          kind: 'contact',
          id: 'contact-area',
          title: label(forms.heading),
          subtitle: label(forms.intro),
        }}
        settings={settings}
      >
        {children ?? <ContactForm settings={settings} />}
      </Contact>
    </HydrationUnit>
  );
});
