import { FORM_TYPES } from '@osnowa/contract';
import type { Field, FieldBase, SingleRelationshipField } from 'payload';
import { evidence } from '../../accounts/access.ts';
import { DAY_AND_TIME } from '../../kit/fields/values.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { label, optionsOf, type Sentence } from '../../kit/words.ts';

type Kind = 'text' | 'textarea' | 'number' | 'date' | 'json' | 'select' | 'relationship';
type Settings<Of extends Kind> = Partial<Extract<Field, { type: Of }>> & { admin?: object };

/** A field that only the application writes: people see it and never change it. */
export function evidenceField<Of extends Kind>(
  type: Of,
  name: string,
  named: Sentence | AdminLabel,
  { admin, ...more }: Settings<Of> = {},
): Field {
  const words = typeof named === 'function' ? label(named) : named;
  const shown = { readOnly: true, ...(type === 'date' && { date: DAY_AND_TIME }), ...admin };
  return { name, label: words, type, access: evidence, ...more, admin: shown } as Field;
}

/** A field that only the application writes and reads. */
export function hiddenField<Of extends Kind>(
  type: Of,
  name: string,
  { admin, ...more }: Settings<Of> = {},
): Field {
  return { name, type, access: evidence, ...more, admin: { hidden: true, ...admin } } as Field;
}

/** The form that a lead came by; records of the lead have it too, because access depends on it. */
export function formType(index = false): Field {
  return {
    name: 'formType',
    label: label((w) => w.records.evidence.formType),
    type: 'select',
    required: true,
    index,
    options: optionsOf(FORM_TYPES, (w) => w.states.form),
    access: evidence,
    admin: { hidden: true },
  };
}

/** The lead that a record belongs to; a received mail and its files may have none yet. */
export function itsLead(
  more: Pick<Partial<SingleRelationshipField>, 'admin'> & Pick<FieldBase, 'access'>,
): Field {
  return {
    name: 'lead',
    label: label((w) => w.records.evidence.itsLeadLead),
    index: true,
    access: evidence,
    ...more,
    type: 'relationship',
    relationTo: 'leads',
  };
}
