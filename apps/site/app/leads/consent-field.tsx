import type { SettingsContent } from '../content/domain.ts';
import { useMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Paragraphs, Words } from '../ui/words.tsx';
import styles from './consent-field.module.css';

interface ConsentFieldProps {
  id: string;
  clause: SettingsContent['contactConsent'];
  error: string | undefined;
  /** Whether giving it loads Google's captcha. */
  asksGoogle: boolean;
}

/** The consent box with its clause, whole on request, and the version that is kept with the lead. */
export function ConsentField({ id, clause, error, asksGoogle }: ConsentFieldProps) {
  const { forms } = useMessages();
  return (
    <div>
      <Field id={id} label={<Words of={clause.short} />} layout="inline" error={error}>
        {(control) => <Checkbox {...control} name="consent" value="on" aria-required />}
      </Field>
      <div className={styles.more}>
        <details>
          <summary>{forms.consentMore}</summary>
          <Paragraphs of={clause.full} className={styles.clause} />
        </details>
        <LocaleLink to="/privacy">{forms.consentPrivacy}</LocaleLink>
      </div>
      {asksGoogle && (
        <p className={styles.google}>
          {forms.captchaGoogle}{' '}
          <a href="https://policies.google.com/privacy">{forms.captchaGooglePrivacy}</a>,{' '}
          <a href="https://policies.google.com/terms">{forms.captchaGoogleTerms}</a>
        </p>
      )}
      <input type="hidden" name="consentVersion" value={clause.version} />
    </div>
  );
}
