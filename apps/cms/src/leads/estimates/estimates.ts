import { CALCULATOR_NAMES } from '@osnowa/site-map';
import type { CollectionConfig } from 'payload';
import { administrators, deniedToAll, managesSubscribers } from '../../accounts/access.ts';
import { LOCALE_OPTIONS } from '../../kit/fields/values.ts';
import { label, oneAndMany } from '../../kit/words.ts';

const calculator = {
  name: 'calculator',
  label: label((w) => w.records.estimates.calculator),
  type: 'select' as const,
  required: true,
  options: [...CALCULATOR_NAMES],
};

/**
 * A catalogue as it was when an estimate was made with it. It is never changed, so that an estimate
 * keeps its figures after later edits.
 */
export const catalogueVersions: CollectionConfig = {
  slug: 'catalogue-versions',
  labels: {
    singular: label((w) => w.records.estimates.catalogueVersionsSingular),
    plural: label((w) => w.records.estimates.catalogueVersionsPlural),
  },
  access: { create: deniedToAll, read: administrators, update: deniedToAll, delete: deniedToAll },
  admin: { hidden: true },
  fields: [
    { name: 'digest', type: 'text', required: true, unique: true },
    calculator,
    { name: 'catalogue', type: 'json', required: true },
  ],
};

/** Estimates that visitors saved or sent: a choice and its catalogue, without a name. */
export const estimates: CollectionConfig = {
  slug: 'estimates',
  labels: oneAndMany((w) => w.records.estimates),
  access: {
    create: deniedToAll,
    read: managesSubscribers,
    update: deniedToAll,
    delete: administrators,
  },
  admin: {
    group: label((w) => w.menu.leads),
    useAsTitle: 'number',
    defaultColumns: ['number', 'calculator', 'locale', 'createdAt'],
    hidden: ({ user }) => !managesSubscribers({ req: { user } }),
  },
  fields: [
    {
      name: 'number',
      label: label((w) => w.records.estimates.number),
      type: 'text',
      required: true,
      unique: true,
    },
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    calculator,
    {
      name: 'locale',
      label: label((w) => w.records.estimates.locale),
      type: 'select',
      required: true,
      options: LOCALE_OPTIONS,
    },
    {
      name: 'choice',
      label: label((w) => w.records.estimates.choice),
      type: 'json',
      required: true,
      admin: {
        components: { Field: '/leads/estimates/estimate.tsx#EstimateField' },
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    {
      name: 'version',
      label: label((w) => w.records.estimates.version),
      type: 'relationship',
      relationTo: 'catalogue-versions',
      required: true,
      admin: { hidden: true },
    },
  ],
};
