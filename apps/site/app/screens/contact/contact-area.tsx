import type { ReactNode } from 'react';
import type { SettingsContent } from '../../content/domain.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { ContactForm } from '../../leads/contact-form.tsx';
import { Contact } from '../../sections/contact.tsx';

interface ContactAreaProps {
  settings: SettingsContent;
  children?: ReactNode;
}

/** The contact form at the end of every page on which no editor placed it. */
export function ContactArea({ settings, children }: ContactAreaProps) {
  const lang = useLocale();
  const { forms } = useMessages();
  return (
    <Contact
      section={{
        kind: 'contact',
        id: 'contact-area',
        title: { text: forms.heading, lang },
        subtitle: { text: forms.intro, lang },
      }}
      settings={settings}
    >
      {children ?? <ContactForm settings={settings} />}
    </Contact>
  );
}
