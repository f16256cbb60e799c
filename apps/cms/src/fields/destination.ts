import { colour as colourSchema, destination as destinationSchema } from '@osnowa/contract';
import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import type { z } from 'zod';
import type { AdminLabel } from './admin-label.ts';
import { inAdminLanguage } from './default-language.ts';
import { common, type FieldOptions } from './field-options.ts';
import type { LabelName } from './labels.ts';
import type { LineField } from './text.ts';

const DESTINATION_HINT: AdminLabel = {
  pl: 'Ścieżka tej witryny bez języka (/contact), https://…, mailto:…, tel:… albo #kotwica.',
  en: 'A path of this site without its language (/contact), https://…, mailto:…, tel:… or #anchor.',
};

const COLOUR_HINT: AdminLabel = {
  pl: 'Kolor w postaci #RRGGBB: znak # i sześć cyfr od 0 do F.',
  en: 'A colour as #RRGGBB: the sign # and six digits from 0 to F.',
};

/** A rule of the contract for a text field, explained to the editor in plain words. */
export function byContract(schema: z.ZodType, refusal: AdminLabel): TextFieldSingleValidation {
  return (value, options) => {
    if (!value) return text(value, options);
    const req = options.req as PayloadRequest;
    return schema.safeParse(value).success || inAdminLanguage(refusal, req);
  };
}

const destinationRule = byContract(destinationSchema, DESTINATION_HINT);
const colourRule = byContract(colourSchema, COLOUR_HINT);

/** Where a button or a card leads; the same in every language. Optional by default. */
export function destination(name: LabelName, options: FieldOptions = {}): LineField {
  return {
    ...common(name, { hint: DESTINATION_HINT, ...options }),
    type: 'text',
    required: options.optional === false,
    validate: destinationRule,
  };
}

/** A colour as `#rrggbb`. */
export function colour(name: LabelName, options: FieldOptions = {}): LineField {
  return {
    ...common(name, { hint: COLOUR_HINT, ...options }),
    type: 'text',
    required: !options.optional,
    validate: colourRule,
  };
}
