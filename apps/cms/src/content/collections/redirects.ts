import type { CollectionBeforeChangeHook } from 'payload';
import { IS_LINK } from '../../kit/fields/field-options.ts';
import { choice, DAY_AND_TIME } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { refuseLiveAddress, refuseRedirectChain } from '../../links/chains.ts';
import { redirectEndpoints } from '../../links/endpoints.ts';
import { newAddress, oldPath } from '../../links/table-file.ts';
import { refuseAddressInTrash } from '../fields/in-trash.ts';
import { byContract, line } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

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
  one: label((w) => w.content.redirects.one),
  many: label((w) => w.content.redirects.many),
  about: label((w) => w.content.redirects.about),
  group: 'pages',
  title: 'from',
  columns: ['from', 'to', 'status', 'hits', 'lastHitAt'],
  defaultSort: 'from',
  aboveList: '/links/table-controls.tsx#TableControls',
  drafts: false,
  endpoints: redirectEndpoints,
  hooks: { beforeChange: [checkTarget] },
  fields: [
    {
      ...line('from', { hint: label((w) => w.content.redirects.fromHint) }),
      unique: true,
      index: true,
      hooks: { beforeChange: [refuseAddressInTrash] },
      validate: byContract(oldPath, (w) => w.content.redirects.fromHint),
    },
    {
      ...line('to', { hint: label((w) => w.content.redirects.toHint) }),
      validate: byContract(newAddress, (w) => w.content.redirects.toHint),
      custom: IS_LINK,
    },
    choice(
      'status',
      {
        '301': label((w) => w.content.redirects.status301),
        '302': label((w) => w.content.redirects.status302),
      },
      { defaultValue: '301' },
    ),
    {
      name: 'hits',
      label: label((w) => w.content.redirects.hits),
      type: 'number',
      defaultValue: 0,
      index: true,
      access: counted,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'lastHitAt',
      label: label((w) => w.content.redirects.lastHitAt),
      type: 'date',
      access: counted,
      admin: { position: 'sidebar', readOnly: true, date: DAY_AND_TIME },
    },
  ],
});
