import { useMessages } from '../i18n/i18n.tsx';
import { MailField, NameField } from './form/fields.tsx';
import { CONTACT_FORM_ID, type FormProps } from './form/form.ts';
import { LeadForm } from './form/lead-form.tsx';

/** Asks for the newsletter; the subscription counts once the link in the mail was followed. */
export function NewsletterForm(props: FormProps) {
  const { forms } = useMessages();
  return (
    <LeadForm
      {...props}
      form={{ name: 'newsletter', type: 'newsletter', path: '/newsletter' }}
      page={`/newsletter#${CONTACT_FORM_ID}`}
      clause={props.settings.newsletterConsent}
      send={forms.sendNewsletter}
      hidden={[['topic', 'Newsletter']]}
      fields={{ fullName: <NameField />, mail: <MailField /> }}
    />
  );
}
