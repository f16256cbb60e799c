import { CONTACT_TOPICS, type FieldMessage } from '@tkalnia/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { SettingsContent } from '../content/domain.ts';
import { fill } from '../i18n/format.ts';
import { useMessages } from '../i18n/i18n.tsx';
import { useLocalePath } from '../i18n/locale-link.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { ConsentField } from './consent-field.tsx';
import styles from './contact-form.module.css';
import type { FormResult, FormValues } from './form-result.ts';
import { FormTrap } from './form-trap.tsx';
import { SentText } from './sent-text.tsx';
import { type LeadForm, useLeadForm } from './use-lead-form.ts';

/** Id of the section with the contact form, on every page that has one. */
export const CONTACT_FORM_ID = 'contact-form';

/** In the order in which they stand. */
const FIELDS = ['fullName', 'mail', 'phoneNumber', 'topic', 'message', 'consent'] as const;
type FieldName = (typeof FIELDS)[number];

const idOf = (field: string) => `contact-${field}`;

interface ContactFormProps {
  settings: Pick<SettingsContent, 'sales' | 'contactConsent'>;
  /** How a submission without JavaScript ended; the page then shows it. */
  result?: FormResult | null;
}

/** Contact form: a plain form that any browser can send, improved where scripts run. */
export function ContactForm({ settings, result: initial = null }: ContactFormProps) {
  const { forms } = useMessages();
  const action = useLocalePath()('/contact');
  const { pathname } = useLocation();
  const form = useLeadForm('/contact/send-message', `${action}/send`, initial);
  const { result, sending } = form;
  const values: FormValues = initial && 'values' in initial ? initial.values : {};
  return (
    <form
      ref={form.formRef}
      method="post"
      action={`${action}#${CONTACT_FORM_ID}`}
      className={styles.form}
      aria-busy={sending}
      noValidate
      {...form.listeners}
    >
      <Mistakes form={form} />
      {result?.kind === 'refused' && <Refusal code={result.code} phone={settings.sales.phone} />}
      <p className={styles.note}>{form.draftRestored ? forms.draftKept : forms.required}</p>
      <ContactFields errors={form.fields} values={values} />
      <ConsentField
        id={idOf('consent')}
        clause={settings.contactConsent}
        error={form.fields.consent && forms.fields[form.fields.consent]}
      />
      <FormTrap />
      <input type="hidden" name="page" value={pathname} />
      <Button type="submit" className={styles.send} aria-disabled={sending}>
        {sending ? forms.sending : forms.send}
      </Button>
      <p role="status" className={styles.status}>
        {sending ? forms.sending : ''}
      </p>
      <Dialog
        open={result?.kind === 'sent' && initial?.kind !== 'sent'}
        onClose={form.forget}
        title={forms.sentTitle}
      >
        {result?.kind === 'sent' && <SentText reference={result.reference} />}
        <Button onClick={form.forget}>{forms.close}</Button>
      </Dialog>
    </form>
  );
}

function ContactFields({ errors, values }: { errors: LeadForm['fields']; values: FormValues }) {
  const { forms } = useMessages();
  const messageOf = (field: FieldName) => {
    const code: FieldMessage | undefined = errors[field];
    return code && forms.fields[code];
  };
  const tied = (field: FieldName) => ({ id: idOf(field), error: messageOf(field) });
  return (
    <div className={styles.fields}>
      <Field {...tied('fullName')} label={forms.fullName}>
        {(control) => (
          <Input {...control} name="fullName" autoComplete="name" defaultValue={values.fullName} />
        )}
      </Field>
      <Field {...tied('mail')} label={forms.mail}>
        {(control) => (
          <Input
            {...control}
            name="mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={values.mail}
          />
        )}
      </Field>
      <Field {...tied('phoneNumber')} label={forms.phoneNumber}>
        {(control) => (
          <Input
            {...control}
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={values.phoneNumber}
          />
        )}
      </Field>
      <Field {...tied('topic')} label={forms.topic}>
        {(control) => (
          <Select {...control} name="topic" defaultValue={values.topic ?? ''}>
            <option value="">{forms.topicEmpty}</option>
            {CONTACT_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {forms.topics[topic]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        {...tied('message')}
        label={forms.message}
        hint={forms.messageHint}
        optional
        className={styles.wide}
      >
        {(control) => <Textarea {...control} name="message" defaultValue={values.message} />}
      </Field>
    </div>
  );
}

/** The mistakes in the order of the fields; a new attempt makes a new list, which takes the focus. */
function Mistakes({ form }: { form: LeadForm }) {
  const { forms } = useMessages();
  const { result, attempt } = form;
  const broken = result?.kind === 'invalid' ? result.fields : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same mistakes again are a new list
  const errors = useMemo(
    () =>
      FIELDS.flatMap((field) => {
        const code = broken?.[field];
        return code ? [{ id: idOf(field), message: forms.fields[code] }] : [];
      }),
    [broken, attempt, forms],
  );
  return <ErrorSummary title={forms.summaryTitle} errors={errors} />;
}

function Refusal({ code, phone }: { code: string; phone: string }) {
  const { forms } = useMessages();
  const reasons: Record<string, string> = forms.reasons;
  const reason = fill(reasons[code] ?? forms.reasons.other, { phone });
  return (
    <p role="alert" className={styles.refusal}>
      {fill(forms.failed, { reason })}
    </p>
  );
}
