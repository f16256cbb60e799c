import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { FORM_SETTINGS, SettingsContent } from '../content/domain.ts';
import { fill } from '../i18n/format.ts';
import { useMessages } from '../i18n/i18n.tsx';
import { useLocalePath } from '../i18n/locale-link.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Progress } from '../ui/progress.tsx';
import { ConsentField } from './consent-field.tsx';
import { useTellVisible } from './consultation-visibility.ts';
import { FieldsProvider } from './fields.tsx';
import { type FormDescription, fieldId } from './form-description.ts';
import { FormMistakes } from './form-mistakes.tsx';
import { FormRefusal } from './form-refusal.tsx';
import type { FormResult, SentResult } from './form-result.ts';
import { FormTrap } from './form-trap.tsx';
import styles from './lead-form.module.css';
import { SentText } from './sent-text.tsx';
import { type LeadFormState, useLeadForm } from './use-lead-form.ts';

/** What of the site's settings a form needs. */
export type FormSettings = Pick<SettingsContent, (typeof FORM_SETTINGS)[number]>;

/** What every form takes from the page on which it stands. */
export interface FormProps {
  /** Id of the form, for buttons that stand elsewhere on the page. */
  id?: string;
  settings: FormSettings;
  /** How a submission without JavaScript ended; the page then shows it. */
  result?: FormResult | null;
  /** Told of the answer once the form was sent: reference number, key of an estimate sent along. */
  onSent?: (sent: SentResult) => void;
}

/** Name and value of a field that nobody types. */
export type HiddenField = readonly [name: string, value: string];

interface LeadFormProps extends FormProps {
  form: FormDescription;
  /** Page that takes the form of a browser without scripts and shows how it ended. */
  page: string;
  clause: SettingsContent['contactConsent'];
  /** Words on the button. */
  send: string;
  /** Fields that nobody types: topic, job, the choices of an estimate. A name may come twice. */
  hidden?: readonly HiddenField[];
  children: ReactNode;
}

/**
 * Frame of every form: a plain form that any browser can send, improved where scripts run. Holds
 * the summary of mistakes, the consent, the button, and what is said while and after sending.
 */
export function LeadForm(props: LeadFormProps) {
  const { id, form, page, clause, settings, send, hidden = [], result: initial = null } = props;
  const { forms } = useMessages();
  const action = useLocalePath()(page);
  const { pathname } = useLocation();
  const state = useLeadForm(form, useLocalePath()(`/forms${form.path}`), initial, props.onSent);
  const { errors, result, sending } = state;
  useTellVisible(state.formRef, form.name === 'contact' || form.name === 'consultation');
  const values = initial && 'values' in initial ? initial.values : {};
  return (
    <form
      ref={state.formRef}
      id={id}
      method="post"
      action={action}
      encType={form.fields.includes('attachment') ? 'multipart/form-data' : undefined}
      className={styles.form}
      aria-busy={sending}
      data-sent={state.messageWasSent || undefined}
      noValidate
      {...state.listeners}
    >
      <FormMistakes form={form} state={state} />
      {result?.kind === 'refused' && (
        <FormRefusal code={result.code} phone={settings.sales.phone} />
      )}
      <p className={styles.note}>{state.draftRestored ? forms.draftKept : forms.required}</p>
      <FieldsProvider form={form} errors={errors} values={values} onFiles={state.checkFiles}>
        {props.children}
      </FieldsProvider>
      <ConsentField
        id={fieldId(form, 'consent')}
        clause={clause}
        error={errors.consent && forms.fields[errors.consent]}
        asksGoogle={state.asksGoogle}
      />
      <FormTrap />
      <HiddenFields fields={[['page', pathname], ...hidden]} />
      <Button type="submit" className={styles.send} aria-disabled={sending}>
        {sending ? forms.sending : send}
      </Button>
      <SendingStatus state={state} />
      <Dialog
        open={result?.kind === 'sent' && initial?.kind !== 'sent'}
        onClose={state.forget}
        title={forms.sent[form.name].title}
      >
        {result?.kind === 'sent' && <SentText form={form.name} {...result} settings={settings} />}
        <Button onClick={state.forget}>{forms.close}</Button>
      </Dialog>
    </form>
  );
}

function HiddenFields({ fields }: { fields: readonly HiddenField[] }) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

/** How far the sending has come: shown as a bar where files travel, and always read out. */
function SendingStatus({ state }: { state: LeadFormState }) {
  const { forms } = useMessages();
  const { sending, percent, notice } = state;
  return (
    <>
      {sending && percent !== null && (
        <Progress label={fill(forms.uploading, { percent })} value={percent} />
      )}
      <p role="status" className={notice ? styles.notice : styles.status}>
        {notice ? forms[notice] : (sending && forms.sending) || ''}
      </p>
    </>
  );
}
