import { FORM_TYPES } from '@osnowa/contract';
import type { Field, FieldBase, SingleRelationshipField } from 'payload';
import { DAY_AND_TIME } from '../../fields/values.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { label } from '../../kit/words.ts';
import { evidence } from '../../leads/access.ts';

type Kind = 'text' | 'textarea' | 'number' | 'date' | 'json';
type Settings<Of extends Kind> = Partial<Extract<Field, { type: Of }>> & { admin?: object };

/** A field that only the application writes: people see it and never change it. */
export function evidenceField<Of extends Kind>(
  type: Of,
  name: string,
  label: AdminLabel,
  { admin, ...more }: Settings<Of> = {},
): Field {
  const shown = { readOnly: true, ...(type === 'date' && { date: DAY_AND_TIME }), ...admin };
  return { name, label, type, access: evidence, ...more, admin: shown } as Field;
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
    options: FORM_TYPES.map((value) => ({ value, label: label((w) => w.states.form[value]) })),
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
