'use client';

import type { DateFieldClientProps } from 'payload';
import { TypedDateRefusal } from '../../../fields/days/typed-date-field.tsx';
import type { PickerSettings } from '../../../fields/days/use-typed-date.ts';
import { useTypedField } from '../../../fields/days/use-typed-field.ts';
import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
} from '../../../kit/payload.ts';
import { instantOfPicker, pickerTimeOf } from '../../schedule/picked-time.ts';

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
