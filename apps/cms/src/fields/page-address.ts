import { isBuiltInPage, isReservedAddress, pageAddress as schema } from '@osnowa/contract';
import type { FieldHook, TextFieldSingleValidation } from 'payload';
import { label, wordsFor } from '../kit/words.ts';
import { inAdminLanguage } from './default-language.ts';
import { holderOf } from './slug/in-trash.ts';
import { slug } from './slug/slug.ts';
import { byContract, type LineField } from './text.ts';

const wellFormed = byContract(
  schema,
  label((w) => w.forms.pageAddress.hint),
);

const free: TextFieldSingleValidation = async (value, options) => {
  const formed = await wellFormed(value, options);
  if (formed !== true || !value) return formed;
  const { id, req } = options;
  if (isReservedAddress(value)) return wordsFor(req).forms.pageAddress.reserved;
  const holder = await holderOf(req, { collection: 'pages', field: 'pageName', value, id });
  return (
    holder === null ||
    inAdminLanguage(
      holder === 'trash'
        ? label((w) => w.forms.inTrash.inTrash)
        : label((w) => w.forms.pageAddress.taken),
      req,
    )
  );
};

/** People paste a path as a browser shows it. */
const withoutOuterSlashes: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().replace(/^\/+|\/+$/g, '') : value;

/** Address of a page of sections: any free path, nested ones too; that of a built-in page stays. */
export function pageAddress(): LineField {
  const field = slug('pageName', { from: 'title' });
  return {
    ...field,
    admin: { ...field.admin, description: label((w) => w.forms.pageAddress.hint) },
    access: { update: ({ doc }) => !isBuiltInPage(doc?.pageName) },
    hooks: {
      ...field.hooks,
      beforeValidate: [withoutOuterSlashes, ...(field.hooks?.beforeValidate ?? [])],
    },
    validate: free,
  };
}
