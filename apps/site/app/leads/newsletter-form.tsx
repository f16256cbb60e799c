import { useMessages } from '../i18n/i18n.tsx';
import { CONTACT_FORM_ID } from './contact-form-id.ts';
import { MailField, NameField } from './fields.tsx';
import type { FormDescription } from './form-description.ts';
import { type FormProps, LeadForm } from './lead-form.tsx';

const FORM: FormDescription = {
  name: 'newsletter',
  type: 'newsletter',
  path: '/newsletter',
  fields: ['fullName', 'mail', 'consent'],
};

/** Asks for the newsletter; the subscription counts once the link in the mail was followed. */
export function NewsletterForm(props: FormProps) {
  const { forms } = useMessages();
  return (
    <LeadForm
      {...props}
      form={FORM}
      page={`/newsletter#${CONTACT_FORM_ID}`}
      clause={props.settings.newsletterConsent}
      send={forms.sendNewsletter}
      hidden={[['topic', 'Newsletter']]}
    >
      <NameField />
      <MailField />
    </LeadForm>
  );
}
