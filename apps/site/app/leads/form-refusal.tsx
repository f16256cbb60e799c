import type { ErrorCode } from '@osnowa/contract';
import { fill } from '../i18n/format.ts';
import { useMessages } from '../i18n/i18n.tsx';
import styles from './form-refusal.module.css';

/** Why a form was not taken, in the page where it stands, and whom to ring instead. */
export function FormRefusal({ code, phone }: { code: ErrorCode; phone: string }) {
  const { forms } = useMessages();
  const reasons: Record<string, string> = forms.reasons;
  const reason = fill(reasons[code] ?? forms.reasons.other, { phone });
  return (
    <p role="alert" className={styles.refusal}>
      {fill(forms.failed, { reason })}
    </p>
  );
}
