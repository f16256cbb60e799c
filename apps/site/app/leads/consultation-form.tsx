import { CONSULTATION_TOPICS } from '@osnowa/contract';
import { useMessages } from '../i18n/i18n.tsx';
import { CONTACT_FORM_ID } from './contact-form-id.ts';
import { ChoiceField, MailField, PhoneField } from './fields.tsx';
import type { FormDescription } from './form-description.ts';
import { type FormProps, LeadForm } from './lead-form.tsx';

const FORM: FormDescription = {
  name: 'consultation',
  type: 'consultation',
  path: '/consultation',
  fields: ['consultationTopic', 'phone', 'mail', 'consent'],
};

/** Asks for a call of 15 minutes; stands on its own page and in the popup. */
export function ConsultationForm(props: FormProps) {
  const { forms } = useMessages();
  return (
    <LeadForm
      {...props}
      form={FORM}
      page={`/consultation#${CONTACT_FORM_ID}`}
      clause={props.settings.contactConsent}
      send={forms.sendConsultation}
      hidden={[['topic', 'Consultation']]}
    >
      <ChoiceField
        name="consultationTopic"
        label={forms.consultationTopic}
        empty={forms.consultationTopicEmpty}
        choices={CONSULTATION_TOPICS}
        words={forms.consultationTopics}
      />
      <PhoneField name="phone" label={forms.phoneForCall} />
      <MailField />
    </LeadForm>
  );
}
