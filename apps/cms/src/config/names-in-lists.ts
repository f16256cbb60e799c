import type { Field, SanitizedConfig } from 'payload';

/** A field without a label that no form shows: Payload makes a label of its name, in English. */
function isWithoutName(field: Field): boolean {
  const { admin = {} } = field;
  const isHidden = 'hidden' in admin && Boolean(admin.hidden);
  return isHidden && 'label' in field && typeof field.label === 'string';
}

function leaveOut(fields: readonly Field[], isInside = false): void {
  for (const field of fields) {
    const isLeftOut = isInside || isWithoutName(field);
    if (isLeftOut) {
      Object.assign(field, {
        admin: { ...field.admin, disableListColumn: true, disableListFilter: true },
      });
    }
    if (field.type === 'tabs') for (const tab of field.tabs) leaveOut(tab.fields, isLeftOut);
    else if ('fields' in field) leaveOut(field.fields, isLeftOut);
  }
}

/**
 * Leaves out of the columns and filters of lists the fields that only the program reads: those of
 * uploads that Payload adds, and hidden ones of ours. A filter in an address still works.
 */
export function leaveOutNameless(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) leaveOut(fields);
  return config;
}
