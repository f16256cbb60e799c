import { type Config, type DateField, type SanitizedConfig, traverseFields } from 'payload';
import { READ_DAYS, READ_MONTHS, READ_TIMES } from './typed-formats.ts';

/** Format of a moment in fields without a format of their own. */
export const SHOWN_TIME = 'd MMM yyyy, HH:mm';

const SHOWN_DAY = 'd MMM yyyy';

const SHOWN_MONTH = 'MM.yyyy';

/** Component in which a text that is no date stays. */
const FIELD = '/kit/fields/days/typed-date-field.tsx#TypedDateField';

type DateAdmin = NonNullable<NonNullable<DateField['admin']>['date']>;

/** A field of a day or a moment that a person types: formats for display and for reading. */
function withFormats(date: DateAdmin = {}): DateAdmin {
  const { pickerAppearance, displayFormat } = date;
  if (pickerAppearance !== 'dayAndTime') {
    const isMonth = pickerAppearance === 'monthOnly';
    const read = isMonth ? READ_MONTHS : READ_DAYS;
    const formats = [displayFormat ?? (isMonth ? SHOWN_MONTH : SHOWN_DAY), ...read];
    return { ...date, overrides: { ...date.overrides, dateFormat: formats } } as DateAdmin;
  }
  const shown = displayFormat ?? SHOWN_TIME;
  const overrides = { ...date.overrides, dateFormat: [shown, ...READ_TIMES] };
  return { timeFormat: 'HH:mm', ...date, displayFormat: shown, overrides } as DateAdmin;
}

/**
 * Has every field of a date, Payload's own ones and those of list filters included, read days as
 * people here type them. With one format the picker passes unreadable text to the browser, which
 * takes the month first; with a list of formats it reads these and nothing else.
 */
export function readTypedDates(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    traverseFields({
      config: config as unknown as Config,
      fields,
      callback: ({ field }) => {
        if (field.type !== 'date') return;
        const { components, date } = field.admin ?? {};
        field.admin = {
          ...field.admin,
          components: { Field: FIELD, ...components },
          date: withFormats(date),
        };
      },
    });
  }
  return config;
}
