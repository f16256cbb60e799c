import { useMessages } from '../i18n/i18n.tsx';
import { CallTimeField, TIMES_PAGE } from './call-times/call-time-field.tsx';
import type { CallChoice } from './call-times/times-list.tsx';
import { ChoiceField, MailField, PhoneField } from './form/fields.tsx';
import { CONTACT_FORM_ID, type FormProps } from './form/form.ts';
import { LeadForm } from './form/lead-form.tsx';

interface ConsultationFormProps extends FormProps {
  /** Times to choose from, where an adviser takes calls by appointment. */
  calls?: CallChoice;
}

/** Asks for a call of 15 minutes; used on its own page and in the popup. */
export function ConsultationForm({ calls, ...props }: ConsultationFormProps) {
  const { forms } = useMessages();
  return (
    <LeadForm
      {...props}
      form={{ name: 'consultation', type: 'consultation', path: '/consultation' }}
      page={calls?.free ? TIMES_PAGE : `/consultation#${CONTACT_FORM_ID}`}
      clause={props.settings.contactConsent}
      send={forms.sendConsultation}
      hidden={[['topic', 'Consultation']]}
      fields={{
        consultationTopic: (
          <ChoiceField
            label={forms.consultationTopic}
            empty={forms.consultationTopicEmpty}
            words={forms.consultationTopics}
          />
        ),
        phone: <PhoneField label={forms.phoneForCall} />,
        mail: <MailField />,
        ...(calls && { callTime: <CallTimeField {...calls} /> }),
      }}
    />
  );
}
