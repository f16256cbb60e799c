import { type ErrorCode, type FieldErrors, type FieldMessage, TRAP_FIELD } from '@osnowa/contract';
import type { SettingsContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ErrorSummary, type FieldError } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { box, cluster, side, stack } from '../../ui/layout/layout.ts';
import { LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './form.module.css';
import { type Form, fieldId } from './form.ts';
import type { LeadFormState } from './use-lead-form.ts';

/** The remaining errors of the last attempt, in the order of the fields. */
export function FormErrors({ form, state }: { form: Form; state: LeadFormState }) {
  const { forms } = useMessages();
  const { result, attempt, errors } = state;
  const found = result?.kind === 'invalid' ? Object.keys(result.fields) : [];
  const left = Object.entries(errors).filter(([field]) => found.includes(field));
  return (
    <ErrorSummary
      title={forms.summaryTitle}
      errors={errorsIn(form, Object.fromEntries(left), forms.fields)}
      attempt={attempt}
    />
  );
}

/** An error at a field of an earlier step names the field; its link leads to this form. */
function errorsIn(
  form: Form,
  broken: FieldErrors,
  words: Record<FieldMessage, string>,
): FieldError[] {
  const elsewhere = Object.keys(broken).filter((field) => !form.fields.includes(field));
  const [first = ''] = form.fields;
  const line = (field: string, at: string) => {
    const code = broken[field];
    return code ? [{ id: fieldId(form, at), message: words[code] }] : [];
  };
  return [
    ...form.fields.flatMap((field) => line(field, field)),
    ...elsewhere.flatMap((field) => line(field, first)),
  ];
}

/** The reason why a form was refused, in its place, and a phone number to call instead. */
export function FormRefusal({ code, phone }: { code: ErrorCode; phone: string }) {
  const { forms } = useMessages();
  const reasons: Record<string, string> = forms.reasons;
  const reason = fill(reasons[code] ?? forms.reasons.other, { phone });
  return (
    <p role="alert" className={`${box} ${side} ${styles.refusal}`}>
      {fill(forms.failed, { reason })}
    </p>
  );
}

/** Asks password managers and form fillers, each in its own words, to leave a field alone. */
const LEFT_ALONE = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/**
 * A hidden field that people cannot reach, and that browsers do not fill in because it is inert.
 * Only a program fills it in.
 */
export function FormTrap() {
  const { forms } = useMessages();
  return (
    <div className={styles.trap} aria-hidden="true" inert>
      <label>
        {forms.trap}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} {...LEFT_ALONE} />
      </label>
    </div>
  );
}

interface ConsentFieldProps {
  id: string;
  clause: SettingsContent['contactConsent'];
  error: string | undefined;
  /** Whether the consent loads Google's captcha. */
  asksGoogle: boolean;
}

/** The consent box with its clause, in full on request; the lead stores the clause's version. */
export function ConsentField({ id, clause, error, asksGoogle }: ConsentFieldProps) {
  const { forms } = useMessages();
  return (
    <div>
      <Field id={id} label={<LocalText of={clause.short} />} layout="inline" error={error}>
        {(control) => <Checkbox {...control} name="consent" value="on" aria-required />}
      </Field>
      <div className={cluster('1 6', roles.note, styles.more)}>
        <details>
          <summary>{forms.consentMore}</summary>
          <Paragraphs of={clause.full} className={stack(3, styles.clause)} />
        </details>
        <LocaleLink to="/privacy">{forms.consentPrivacy}</LocaleLink>
      </div>
      {asksGoogle && (
        <p className={`${roles.note} ${styles.google}`}>
          {forms.captchaGoogle}{' '}
          <a href="https://policies.google.com/privacy">{forms.captchaGooglePrivacy}</a>,{' '}
          <a href="https://policies.google.com/terms">{forms.captchaGoogleTerms}</a>
        </p>
      )}
      <input type="hidden" name="consentVersion" value={clause.version} />
    </div>
  );
}
