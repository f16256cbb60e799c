import { CALCULATORS, type CalculatorName } from '@osnowa/site-map';
import { useMessages } from '../i18n/i18n.tsx';
import {
  AttachmentField,
  MailField,
  MessageField,
  NameField,
  PhoneField,
  TextField,
} from './form/fields.tsx';
import type { Fields, FormProps, HiddenField } from './form/form.ts';
import { LeadForm } from './form/lead-form.tsx';

/** The wizard's quote is sent as a contact message. */
const WIZARD = { lead: 'contact', form: '/contact/send-message', asks: 'contact' } as const;

interface QuoteFormProps extends FormProps {
  kind: CalculatorName | 'wizard';
  /** Page, with its fragment, that takes the form of a browser without scripts. */
  page: string;
  /** The choices of the estimate as key/value pairs. */
  extras: readonly HiddenField[];
}

/** Contact step of every calculator and of the wizard; some calculators ask for less. */
export function QuoteForm({ kind, page, extras, ...props }: QuoteFormProps) {
  const { forms } = useMessages();
  const { lead, form, asks } = kind === 'wizard' ? WIZARD : CALCULATORS[kind];
  const person: Fields<typeof WIZARD.form> = {
    fullName: <NameField />,
    companyName: <TextField label={forms.companyName} autoComplete="organization" />,
  };
  return (
    <LeadForm
      {...props}
      form={{ name: 'quote', type: lead, path: form, about: form }}
      page={page}
      clause={props.settings.contactConsent}
      send={forms.send}
      hidden={[['topic', 'estimate'], ...extras]}
      fields={{
        ...(asks === 'contact' ? person : {}),
        mail: <MailField />,
        phoneNumber: <PhoneField optional />,
        message: <MessageField label={forms.message} hint={forms.quoteMessageHint} optional />,
        attachment: <AttachmentField label={forms.attachments} multiple />,
      }}
    />
  );
}
