import { CONTACT_TOPICS } from '@osnowa/contract';
import { useMessages } from '../i18n/i18n.tsx';
import { CONTACT_FORM_ID } from './contact-form-id.ts';
import { ChoiceField, MailField, MessageField, NameField, PhoneField } from './fields.tsx';
import type { FormDescription } from './form-description.ts';
import { type FormProps, LeadForm } from './lead-form.tsx';
import { useAboutWork } from './use-about-work.ts';

const FORM: FormDescription = {
  name: 'contact',
  type: 'contact',
  path: '/contact/send-message',
  fields: ['fullName', 'mail', 'phoneNumber', 'topic', 'message', 'consent'],
};

/** Contact form. Without scripts it is the contact page that shows how it ended. */
export function ContactForm(props: FormProps) {
  const { forms } = useMessages();
  const isAboutWork = useAboutWork();
  return (
    <LeadForm
      {...props}
      form={FORM}
      page={`/contact#${CONTACT_FORM_ID}`}
      clause={props.settings.contactConsent}
      send={forms.send}
    >
      <NameField />
      <MailField />
      <PhoneField />
      <ChoiceField
        name="topic"
        label={forms.topic}
        empty={forms.topicEmpty}
        choices={CONTACT_TOPICS}
        words={forms.topics}
        initial={isAboutWork ? 'miscellaneous' : undefined}
      />
      <MessageField
        label={forms.message}
        hint={isAboutWork ? forms.workHint : forms.messageHint}
        optional
      />
    </LeadForm>
  );
}
