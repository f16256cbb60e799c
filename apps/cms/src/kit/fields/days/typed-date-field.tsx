'use client';

import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DateField, DateFieldClientProps } from 'payload';
import { DateTimeField } from '../../payload.ts';
import { useTypedField } from './use-typed-field.ts';

/** Admin settings of a date field: its place and its picker. */
type Admin = NonNullable<DateField['admin']>;

/** Payload's date field, but a text that is no date stays, with an error, and is not saved. */
export function TypedDateField(props: DateFieldClientProps) {
  const { field, path } = props;
  const { style, width, ...admin } = (field.admin ?? {}) as Admin;
  const { date, shown } = useTypedField(path, admin.date);
  return (
    <div className="field-type" style={mergeFieldStyles(field)}>
      <DateTimeField
        {...props}
        field={{ ...field, admin: { ...admin, date } as NonNullable<typeof field.admin> }}
      />
      <TypedDateRefusal>{shown}</TypedDateRefusal>
    </div>
  );
}

/** The sentence below a picker. */
export function TypedDateRefusal({ children }: { children: string | null }) {
  return (
    <p className="problem" role="alert">
      {children}
    </p>
  );
}
