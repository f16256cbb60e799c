'use client';

import type { DateFieldClientProps } from 'payload';
import { TypedDateRefusal } from '../../kit/fields/days/typed-date-field.tsx';
import type { PickerSettings } from '../../kit/fields/days/use-typed-date.ts';
import { useTypedField } from '../../kit/fields/days/use-typed-field.ts';
import { useWords } from '../../kit/office-words.tsx';
import { useChange } from '../../kit/page-ready.ts';
import {
  Button,
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
} from '../../kit/payload.ts';
import { instantOfPicker, pickerTimeOf } from '../../publishing/schedule/schedule-time.ts';

type Props = Pick<DateFieldClientProps, 'field' | 'path' | 'readOnly'> & { timeZone: string };

/** A day and time in a zone, wherever the reader is. Payload's own field shows the browser's zone. */
export function OfficeTime({ field, path: given, readOnly, timeZone }: Props) {
  const { description } = field.admin ?? {};
  const { date, shown } = useTypedField(given, field.admin?.date as PickerSettings);
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: given,
  });
  const id = `time-${path}`;
  const classes = ['field-type', 'date-time-field'];
  if (showError) classes.push('date-time-field--has-error');
  return (
    <div className={classes.join(' ')}>
      <FieldLabel label={field.label} htmlFor={id} />
      <div className="field-type__wrap" id={`field-${path}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          {...({ ...date, overrides: { ...date.overrides, id } } as object)}
          readOnly={readOnly || disabled}
          onChange={(picked) =>
            setValue(picked ? instantOfPicker(picked, timeZone).toISOString() : null)
          }
          {...(value && { value: pickerTimeOf(new Date(value), timeZone) })}
        />
        <TypedDateRefusal>{shown}</TypedDateRefusal>
        {customComponents?.AfterInput}
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  );
}

/** Below the time of the next step: ends the step, which stays in the history. */
export function NextStepDone() {
  const words = useWords();
  const { change, isBusy } = useChange();
  const { initialValue } = useField<string | null>({ path: 'nextStep' });
  if (!initialValue) return null;
  const end = () => change({ nextStep: null, nextStepAt: null });

  return (
    <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void end()}>
      {words.leads.nextStepDone.done}
    </Button>
  );
}
