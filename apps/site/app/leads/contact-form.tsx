import { useMessages } from '../i18n/i18n.tsx';
import { ChoiceField, MailField, MessageField, NameField, PhoneField } from './form/fields.tsx';
import { CONTACT_FORM_ID, type FormProps } from './form/form.ts';
import { LeadForm } from './form/lead-form.tsx';
import { useFormPurpose, useLikelyTopic } from './use-form-purpose.ts';

/** The content above a form that asks about it: a page of facts or of law, or an article. */
export type AsksAbout = 'document' | 'article';

/** The hint of the message for each; elsewhere the form asks about the visitor's project. */
const HINTS = { document: 'documentHint', article: 'articleHint' } as const;

/** Contact form. Without scripts the contact page shows the result. */
export function ContactForm({ asksAbout, ...props }: FormProps & { asksAbout?: AsksAbout }) {
  const { forms } = useMessages();
  const isAboutWork = useFormPurpose() === 'job';
  const likely = useLikelyTopic();
  return (
    <LeadForm
      {...props}
      form={{ name: 'contact', type: 'contact', path: '/contact/send-message' }}
      page={`/contact#${CONTACT_FORM_ID}`}
      clause={props.settings.contactConsent}
      send={forms.send}
      fields={{
        fullName: <NameField />,
        mail: <MailField />,
        phoneNumber: <PhoneField />,
        topic: (
          <ChoiceField
            label={forms.topic}
            empty={forms.topicEmpty}
            words={forms.topics}
            initial={asksAbout ? 'miscellaneous' : likely}
          />
        ),
        message: (
          <MessageField
            label={forms.message}
            hint={forms[isAboutWork ? 'workHint' : asksAbout ? HINTS[asksAbout] : 'messageHint']}
            optional
          />
        ),
      }}
    />
  );
}
