import type { Config, Field, SanitizedConfig } from 'payload';
import { type AdminLabel, adminLanguage } from '../fields/admin-label.ts';
import { seesLeads } from '../leads/access.ts';

const forSales = ({ req: { user } }: { req: { user: unknown } }) => seesLeads(user);

const SINGULAR: AdminLabel = { pl: 'widok', en: 'view' };

/**
 * Views of the list of leads that people save: filter, columns and order. Each belongs to its
 * author, or to all who work on leads.
 */
export const savedViews: NonNullable<Config['queryPresets']> = {
  access: { create: forSales, read: forSales, update: forSales, delete: forSales },
  constraints: {},
  labels: {
    // As a function: Payload's list puts the label itself into a sentence.
    singular: ({ i18n }) => SINGULAR[adminLanguage(i18n.language)],
    plural: { pl: 'Zapisane widoki', en: 'Saved views' },
  },
};

/** Payload has words for the fields of a saved view in English only. */
const LABELS: Record<string, AdminLabel> = {
  title: { pl: 'Nazwa', en: 'Name' },
  access: { pl: 'Udostępnianie', en: 'Sharing' },
  isShared: { pl: 'Udostępniony', en: 'Shared' },
  where: { pl: 'Filtry', en: 'Filters' },
  columns: { pl: 'Kolumny', en: 'Columns' },
  groupBy: { pl: 'Grupowanie', en: 'Grouped by' },
  read: { pl: 'Kto widzi', en: 'Seen by' },
  update: { pl: 'Kto zmienia', en: 'Changed by' },
  delete: { pl: 'Kto usuwa', en: 'Deleted by' },
  constraint: { pl: 'Kto', en: 'People' },
  users: { pl: 'Osoby', en: 'People' },
  everyone: { pl: 'Wszyscy, którzy pracują z zapytaniami', en: 'All who work on leads' },
  onlyMe: { pl: 'Tylko ja', en: 'Only me' },
  specificUsers: { pl: 'Wybrane osoby', en: 'Chosen people' },
};

function sayInOurWords(fields: readonly Field[]): void {
  for (const field of fields) {
    const name = 'name' in field ? field.name : undefined;
    const label = name ? LABELS[name] : undefined;
    if (label && 'label' in field) field.label = label;
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
