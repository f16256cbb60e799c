import { LOCALES } from '@osnowa/contract';
import { CALCULATOR_NAMES } from '@osnowa/site-map';
import type { CollectionConfig } from 'payload';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { administrators, deniedToAll, managesSubscribers } from '../../leads/access.ts';

const calculator = {
  name: 'calculator',
  label: { pl: 'Kalkulator', en: 'Calculator' },
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
    singular: { pl: 'Wersja katalogu', en: 'Catalogue version' },
    plural: { pl: 'Wersje katalogów', en: 'Catalogue versions' },
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
  labels: {
    singular: { pl: 'Oszacowanie', en: 'Estimate' },
    plural: { pl: 'Oszacowania', en: 'Estimates' },
  },
  access: {
    create: deniedToAll,
    read: managesSubscribers,
    update: deniedToAll,
    delete: administrators,
  },
  admin: {
    group: MENU_GROUPS.leads,
    useAsTitle: 'number',
    defaultColumns: ['number', 'calculator', 'locale', 'createdAt'],
    hidden: ({ user }) => !managesSubscribers({ req: { user } }),
  },
  fields: [
    {
      name: 'number',
      label: { pl: 'Numer', en: 'Number' },
      type: 'text',
      required: true,
      unique: true,
    },
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    calculator,
    {
      name: 'locale',
      label: { pl: 'Język', en: 'Language' },
      type: 'select',
      required: true,
      options: Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
    },
    {
      name: 'choice',
      label: { pl: 'Wybór', en: 'Choice' },
      type: 'json',
      required: true,
    },
    {
      name: 'version',
      label: { pl: 'Wersja katalogu', en: 'Catalogue version' },
      type: 'relationship',
      relationTo: 'catalogue-versions',
      required: true,
      admin: { hidden: true },
    },
  ],
};
