import type { CollectionBeforeChangeHook } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { refuseAddressInTrash } from '../../fields/slug/in-trash.ts';
import { byContract, IS_LINK, line } from '../../fields/text.ts';
import { choice, DAY_AND_TIME } from '../../fields/values.ts';
import { refuseLiveAddress, refuseRedirectChain } from '../../redirects/chains.ts';
import { redirectEndpoints } from '../../redirects/endpoints.ts';
import { newAddress, oldPath } from '../../redirects/table-file.ts';
import { contentCollection } from './content-collection.ts';

const FROM_HINT: AdminLabel = {
  pl: 'Cała ścieżka: /blog/stary-wpis albo /index.php?id=12; wielkość liter nie ma znaczenia. Działa we wszystkich językach; /de/… tylko w jednym.',
  en: 'The whole path: /blog/old-post or /index.php?id=12, in any case. It works in every language; /de/… in one only.',
};

const TO_HINT: AdminLabel = {
  pl: 'Ścieżka tej witryny bez języka (/contact) albo adres innej witryny: https://…',
  en: 'A path of this site without its language (/contact), or the address of another site: https://…',
};

const checkTarget: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const redirect = { ...originalDoc, ...data };
  await refuseRedirectChain(redirect, req);
  if (redirect.from && !redirect.deletedAt) await refuseLiveAddress(redirect.from, req);
  return data;
};

/**
 * Only the site's reports change these fields: a form that was open for an hour must not reset
 * them.
 */
const counted = { create: () => false, update: () => false };

/** Old addresses and their new targets. The query string is passed on. */
export const redirects = contentCollection({
  slug: 'redirects',
  one: { pl: 'Przekierowanie', en: 'Redirect' },
  many: { pl: 'Przekierowania', en: 'Redirects' },
  about: {
    pl: 'Działają od razu po zapisaniu. Adres, pod którym jest strona, nie może być przekierowany.',
    en: 'They work as soon as they are saved. An address that has a page cannot be redirected.',
  },
  group: 'pages',
  title: 'from',
  columns: ['from', 'to', 'status', 'hits', 'lastHitAt'],
  defaultSort: 'from',
  aboveList: '/admin/redirects/table-controls.tsx#TableControls',
  drafts: false,
  endpoints: redirectEndpoints,
  hooks: { beforeChange: [checkTarget] },
  fields: [
    {
      ...line('from', { hint: FROM_HINT }),
      unique: true,
      index: true,
      hooks: { beforeChange: [refuseAddressInTrash] },
      validate: byContract(oldPath, FROM_HINT),
    },
    {
      ...line('to', { hint: TO_HINT }),
      validate: byContract(newAddress, TO_HINT),
      custom: IS_LINK,
    },
    choice(
      'status',
      {
        '301': { pl: 'Na stałe (301)', en: 'Permanent (301)' },
        '302': { pl: 'Tymczasowo (302)', en: 'Temporary (302)' },
      },
      { defaultValue: '301' },
    ),
    {
      name: 'hits',
      label: { pl: 'Użycia', en: 'Uses' },
      type: 'number',
      defaultValue: 0,
      index: true,
      access: counted,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'lastHitAt',
      label: { pl: 'Ostatnie użycie', en: 'Last use' },
      type: 'date',
      access: counted,
      admin: { position: 'sidebar', readOnly: true, date: DAY_AND_TIME },
    },
  ],
});
