import { type Field, type FieldAccess, flattenAllFields, type UIField } from 'payload';
import { editingRights, writesIn, writesShared } from '../../access/editing-rights.ts';
import { isTranslator } from '../../access/translators.ts';
import { hasLocalisedTexts } from '../translations/localised-texts.ts';

/**
 * Payload asks without `siblingData` while it builds a form, and with it while something is saved.
 * A value that a person may not change would then be dropped in silence; the guard refuses it with
 * a sentence instead.
 */
const shownBy =
  (
    isAllowed: (rights: NonNullable<ReturnType<typeof editingRights>>, locale: unknown) => boolean,
  ): FieldAccess =>
  ({ req: { locale, user }, siblingData }) => {
    if (siblingData !== undefined) return true;
    const rights = editingRights(user);
    return rights !== null && isAllowed(rights, locale);
  };

const localised = shownBy(writesIn);

const shared = shownBy((rights) => writesShared(rights));

/** A translator sees texts: other documents and files were not given along with this one. */
function closed<Of extends Field>(field: Of): Of {
  if (!['join', 'relationship', 'upload'].includes(field.type)) return field;
  const { access } = field as { access?: { read?: FieldAccess } };
  const read: FieldAccess = (args) =>
    !isTranslator(args.req.user) && (access?.read?.(args) ?? true);
  return { ...field, access: { ...access, read } };
}

/** Whether a field has texts of single languages inside. */
function holdsTexts(field: Field): boolean {
  return hasLocalisedTexts(flattenAllFields({ fields: [field] }));
}

function ofField(given: Field): Field {
  const field = closed(given);
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: ofFields(tab.fields) })) };
  }
  const inside =
    field.type === 'blocks'
      ? {
          ...field,
          blocks: field.blocks.map((block) => ({ ...block, fields: ofFields(block.fields) })),
        }
      : 'fields' in field
        ? { ...field, fields: ofFields(field.fields) }
        : field;
  if (!('name' in inside) || inside.type === 'ui' || inside.type === 'join') return inside as Field;
  // A list that may not be changed would lock the texts in its rows too.
  if (inside.access?.update || (inside !== field && holdsTexts(field))) return inside as Field;
  const update = 'localized' in inside && inside.localized ? localised : shared;
  return { ...inside, access: { ...inside.access, update } } as Field;
}

function ofFields(fields: Field[]): Field[] {
  return fields.map(ofField);
}

/** Above the form: the limits of the person's rights in it. */
const NOTICE: UIField = {
  name: 'rightsNotice',
  type: 'ui',
  admin: {
    components: { Field: '/admin/languages/rights-notice.tsx#RightsNotice' },
    disableListColumn: true,
  },
};

/** Makes fields read-only that the person may not change in the form's language, and says so. */
export function withEditingRights<Config extends { fields: Field[] }>(config: Config): Config {
  return { ...config, fields: [NOTICE, ...ofFields(config.fields)] };
}
