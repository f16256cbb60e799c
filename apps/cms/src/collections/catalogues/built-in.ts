import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';

const NOT_DELETED: AdminLabel = {
  pl: 'Tego katalogu nie można usunąć: bez niego kalkulator na stronie przestałby działać.',
  en: 'This catalogue cannot be deleted: without it the calculator on the site would stop working.',
};

const NOT_WITHDRAWN: AdminLabel = {
  pl: 'Tego katalogu nie można wycofać z publikacji: bez niego kalkulator na stronie przestałby działać.',
  en: 'This catalogue cannot be unpublished: without it the calculator on the site would stop working.',
};

/** Every catalogue belongs to a calculator that the menu, products and the home page link to. */
export const keepBuiltIn: CollectionBeforeDeleteHook = ({ req }) => {
  throw new APIError(inAdminLanguage(NOT_DELETED, req), 400, undefined, true);
};

/** A draft does not change the published catalogue, so it is allowed; unpublishing is refused. */
export const keepPublished: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return;
  const { data, draft, unpublishAllLocales } = args as {
    data?: { _status?: string };
    draft?: boolean;
    unpublishAllLocales?: boolean;
  };
  const isWithdrawn = unpublishAllLocales || (!draft && data?._status === 'draft');
  if (isWithdrawn) throw new APIError(inAdminLanguage(NOT_WITHDRAWN, req), 400, undefined, true);
};
