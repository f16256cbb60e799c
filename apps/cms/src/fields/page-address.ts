import { isBuiltInPage, isReservedAddress, pageAddress as schema } from '@osnowa/contract';
import type { FieldHook, TextFieldSingleValidation } from 'payload';
import type { AdminLabel } from './admin-label.ts';
import { inAdminLanguage } from './default-language.ts';
import { holderOf, IN_TRASH } from './slug/in-trash.ts';
import { slug } from './slug/slug.ts';
import { byContract, type LineField } from './text.ts';

const HINT: AdminLabel = {
  pl: 'Ścieżka bez języka: małe litery, cyfry i łączniki, części oddzielone ukośnikiem, na przykład oferta/erp. Puste pole wypełni się z tytułu. Adresu stron wbudowanych nie można zmienić.',
  en: 'The path without its language: lower-case letters, digits and hyphens, parts divided by slashes, such as offer/erp. Left empty, it is made from the title. The address of a built-in page cannot be changed.',
};

const RESERVED: AdminLabel = {
  pl: 'Pod tym adresem witryna ma już coś własnego, na przykład listę, kalkulator albo pliki. Wybierz inny adres.',
  en: 'The site has something of its own at this address, such as a list, a calculator or files. Choose another address.',
};

const TAKEN: AdminLabel = {
  pl: 'Inna strona ma już ten adres. Wybierz inny.',
  en: 'Another page has this address. Choose another one.',
};

const wellFormed = byContract(schema, HINT);

const free: TextFieldSingleValidation = async (value, options) => {
  const formed = await wellFormed(value, options);
  if (formed !== true || !value) return formed;
  const { id, req } = options;
  if (isReservedAddress(value)) return inAdminLanguage(RESERVED, req);
  const holder = await holderOf(req, { collection: 'pages', field: 'pageName', value, id });
  return holder === null || inAdminLanguage(holder === 'trash' ? IN_TRASH : TAKEN, req);
};

/** People paste a path as a browser shows it. */
const withoutOuterSlashes: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().replace(/^\/+|\/+$/g, '') : value;

/** Address of a page of sections: any free path, nested ones too; that of a built-in page stays. */
export function pageAddress(): LineField {
  const field = slug('pageName', { from: 'title' });
  return {
    ...field,
    admin: { ...field.admin, description: HINT },
    access: { update: ({ doc }) => !isBuiltInPage(doc?.pageName) },
    hooks: {
      ...field.hooks,
      beforeValidate: [withoutOuterSlashes, ...(field.hooks?.beforeValidate ?? [])],
    },
    validate: free,
  };
}
