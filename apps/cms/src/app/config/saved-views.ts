import type { Config, Field, SanitizedConfig } from 'payload';
import { seesLeads } from '../../accounts/access.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { label, labels, officeWords } from '../../kit/words.ts';

const forSales = ({ req: { user } }: { req: { user: unknown } }) => seesLeads(user);

/**
 * Views of the list of leads that people save: filter, columns and order. Each belongs to its
 * author, or to all who work on leads.
 */
export const savedViews: NonNullable<Config['queryPresets']> = {
  access: { create: forSales, read: forSales, update: forSales, delete: forSales },
  constraints: {},
  labels: {
    // As a function: Payload's list puts the label itself into a sentence.
    singular: ({ i18n }) => officeWords(i18n.language).frame.savedViews.singular,
    plural: label((w) => w.frame.savedViews.plural),
  },
};

/** Payload has words for the fields of a saved view in English only. */
const LABELS: Readonly<Record<string, AdminLabel>> = labels((w) => w.frame.savedViews);

function sayInOurWords(fields: readonly Field[]): void {
  for (const field of fields) {
    const name = 'name' in field ? field.name : undefined;
    const own = name ? LABELS[name] : undefined;
    if (own && 'label' in field) field.label = own;
    if (field.type === 'select') {
      for (const option of field.options) {
        if (typeof option === 'object') option.label = LABELS[option.value] ?? option.label;
      }
    }
    if ('fields' in field) {
      sayInOurWords(field.fields);
      const [first] = field.fields;
      const inner = first && 'name' in first ? LABELS[first.name] : undefined;
      if (field.type === 'collapsible' && inner) field.label = inner;
    }
  }
}

/** Gives the fields of saved views words in the languages of the back office. */
export function labelSavedViews(config: SanitizedConfig): SanitizedConfig {
  const views = config.collections.find(({ slug }) => slug === 'payload-query-presets');
  if (!views) return config;
  sayInOurWords(views.fields);
  // Payload tries on a second transaction, within the first, whether its author would lose the view;
  // SQLite has one writer, so both would wait for each other. No choice here shuts the author out:
  // their own name is added to “only me” and to chosen people.
  for (const field of views.fields) {
    if (!('name' in field)) continue;
    if (field.name === 'access' && 'validate' in field) delete field.validate;
    // The list itself chooses columns, and lists of leads are not grouped.
    if (field.name === 'columns' || field.name === 'groupBy') {
      field.admin = { ...field.admin, hidden: true };
    }
  }
  // The other columns would show raw stored values.
  views.admin.defaultColumns = ['title', 'isShared'];
  return config;
}
