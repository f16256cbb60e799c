import { useMessages } from '../../i18n/i18n.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';

/** Parameter of an address that leads back to a first stage which was sent with nothing chosen. */
export const NOTHING = 'nothing';

/** Field of a first stage's form: tells a form that was sent from an address that was copied. */
export const ASKED = 'asked';

/** Says above a first stage that something has to be chosen before one can go on. */
export function NothingChosen({
  shown,
  message,
  first,
  attempt,
}: {
  shown: boolean;
  message: string;
  /** Id of the first control. */
  first: string;
  /** Rises with every attempt to go on. */
  attempt: number;
}) {
  const { forms } = useMessages();
  const errors = shown ? [{ id: first, message }] : [];
  return (
    <>
      <ErrorSummary title={forms.summaryTitle} errors={errors} attempt={attempt} />
      <input type="hidden" name={ASKED} value="1" />
    </>
  );
}
