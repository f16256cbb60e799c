import { useMessages } from '../i18n/i18n.tsx';
import {
  AttachmentField,
  MailField,
  MessageField,
  NameField,
  PhoneField,
  TextField,
} from './fields.tsx';
import type { FormDescription } from './form-description.ts';
import { type FormProps, type HiddenField, LeadForm } from './lead-form.tsx';

/** Who takes each kind of estimate. */
const QUOTES = {
  wizard: { type: 'contact', path: '/contact/send-message' },
  application: { type: 'estimateMobileApp', path: '/kalkulator-aplikacji/send-message' },
  dms: { type: 'estimateDms', path: '/kalkulator-dms/send-message' },
  erp: { type: 'estimateErp', path: '/kalkulator-erp/send-message' },
  'new-erp': { type: 'estimateNewErp', path: '/kalkulator-erp-n/send-message' },
  instant: { type: 'estimate', path: '/natychmiastowa-wycena' },
} as const satisfies Record<string, Pick<FormDescription, 'type' | 'path'>>;

/** Fields of the contact step; the instant valuation asks for less. */
const WHOLE = ['fullName', 'companyName', 'mail', 'phoneNumber', 'message', 'attachment'];
const INSTANT = ['mail', 'phoneNumber', 'message', 'attachment'];

interface QuoteFormProps extends FormProps {
  kind: keyof typeof QUOTES;
  /** Page, with its fragment, that takes the form of a browser without scripts. */
  page: string;
  /** The choices of the estimate as key/value pairs. */
  extras: readonly HiddenField[];
}

/** Contact step of every calculator, of the wizard and of the instant valuation. */
export function QuoteForm({ kind, page, extras, ...props }: QuoteFormProps) {
  const { forms } = useMessages();
  const asksForName = kind !== 'instant';
  return (
    <LeadForm
      {...props}
      form={{
        name: 'quote',
        ...QUOTES[kind],
        fields: [...(asksForName ? WHOLE : INSTANT), 'consent'],
        about: kind,
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
