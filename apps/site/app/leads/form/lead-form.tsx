import type { FormPath } from '@osnowa/contract';
import type { ReactNode } from 'react';
import type { SettingsContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/form/progress.tsx';
import { box, side, stack } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import roles from '../../ui/text/roles.module.css';
import { useUrlState } from '../../url-state/url-state.tsx';
import { FormFields } from './fields.tsx';
import styles from './form.module.css';
import {
  type Fields,
  type FormDescription,
  type FormProps,
  fieldId,
  type HiddenField,
} from './form.ts';
import { ConsentField, FormErrors, FormRefusal, FormTrap } from './parts.tsx';
import { SentText, useSentTitle } from './sent-text.tsx';
import { type LeadFormState, useLeadForm } from './use-lead-form.ts';

interface LeadFormProps<Path extends FormPath> extends FormProps {
  form: FormDescription<Path>;
  fields: Fields<Path>;
  /** Page that takes the form of a browser without scripts and shows the result. */
  page: string;
  clause: SettingsContent['contactConsent'];
  /** Words on the button. */
  send: string;
  /** Hidden fields: topic, job, the choices of an estimate. A name may come twice. */
  hidden?: readonly HiddenField[];
}

/**
 * Frame of every form: a plain form that any browser can send, improved by scripts. Contains the
 * summary of errors, the consent, the button, and the messages while and after sending.
 */
export function LeadForm<Path extends FormPath>(props: LeadFormProps<Path>) {
  const { id, page, clause, settings, send, hidden = [], result: initial = null } = props;
  const fields: Readonly<Record<string, ReactNode>> = props.fields;
  const form = { ...props.form, fields: [...Object.keys(fields), 'consent'] };
  const title = useSentTitle();
  const { forms } = useMessages();
  const action = useLocalePath()(page);
  const { pathname } = useUrlState();
  const state = useLeadForm(form, useLocalePath()(`/forms${form.path}`), initial, props.onSent);
  const { errors, result, sending } = state;
  const asksForTalk = form.name === 'contact' || form.name === 'consultation';
  const values = (initial && 'values' in initial && initial.values) || {};
  return (
    <form
      ref={state.formRef}
      id={id}
      method="post"
      action={action}
      encType={form.fields.includes('attachment') ? 'multipart/form-data' : undefined}
      className={stack(6, styles.form)}
      aria-busy={sending}
      data-sent={result?.kind === 'sent' || undefined}
      data-asks-for-talk={asksForTalk || undefined}
      noValidate
      {...state.listeners}
    >
      <FormErrors form={form} state={state} />
      {result?.kind === 'refused' && (
        <FormRefusal code={result.code} phone={settings.sales.phone} />
      )}
      <p className={roles.note}>{state.draftRestored ? forms.draftKept : forms.required}</p>
      <FormFields
        fields={fields}
        form={form}
        errors={errors}
        values={values}
        onFiles={state.checkFiles}
      />
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
        title={title({ form: form.name, ...(result?.kind === 'sent' && result) })}
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

/** The progress of sending: a bar where files are sent, and always read by screen readers. */
function SendingStatus({ state }: { state: LeadFormState }) {
  const { forms } = useMessages();
  const { sending, percent, notice } = state;
  return (
    <>
      {sending && percent !== null && (
        <Progress label={fill(forms.uploading, { percent })} value={percent} />
      )}
      <p role="status" className={notice ? `${box} ${side} ${styles.notice}` : roles.hidden}>
        {notice ? forms[notice] : (sending && forms.sending) || ''}
      </p>
    </>
  );
}
