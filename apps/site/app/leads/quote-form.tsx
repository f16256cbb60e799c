import { CALCULATORS, type CalculatorName } from '@osnowa/site-map';
import { useMessages } from '../i18n/i18n.tsx';
import {
  AttachmentField,
  MailField,
  MessageField,
  NameField,
  PhoneField,
  TextField,
} from './fields.tsx';
import { type FormProps, type HiddenField, LeadForm } from './lead-form.tsx';

/** The wizard's quote goes where messages go. */
const WIZARD = { lead: 'contact', form: '/contact/send-message', asks: 'contact' } as const;

/** Fields of the contact step; some calculators ask for less. */
const WHOLE = ['fullName', 'companyName', 'mail', 'phoneNumber', 'message', 'attachment'];
const INSTANT = ['mail', 'phoneNumber', 'message', 'attachment'];

interface QuoteFormProps extends FormProps {
  kind: CalculatorName | 'wizard';
  /** Page, with its fragment, that takes the form of a browser without scripts. */
  page: string;
  /** The choices of the estimate as key/value pairs. */
  extras: readonly HiddenField[];
}

/** Contact step of every calculator, of the wizard and of the instant valuation. */
export function QuoteForm({ kind, page, extras, ...props }: QuoteFormProps) {
  const { forms } = useMessages();
  const { lead, form, asks } = kind === 'wizard' ? WIZARD : CALCULATORS[kind];
  const asksForName = asks === 'contact';
  return (
    <LeadForm
      {...props}
      form={{
        name: 'quote',
        type: lead,
        path: form,
        fields: [...(asksForName ? WHOLE : INSTANT), 'consent'],
        about: form,
      }}
      page={page}
      clause={props.settings.contactConsent}
      send={forms.sendQuote}
      hidden={[['topic', 'estimate'], ...extras]}
    >
      {asksForName && (
        <>
          <NameField />
          <TextField name="companyName" label={forms.companyName} autoComplete="organization" />
        </>
      )}
      <MailField />
      <PhoneField optional />
      <MessageField label={forms.message} hint={forms.quoteMessageHint} optional />
      <AttachmentField label={forms.attachments} multiple />
    </LeadForm>
  );
}
