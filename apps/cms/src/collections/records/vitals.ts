import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../../leads/access.ts';

function text(name: string): Field {
  return { name, type: 'text', required: true };
}

function whole(name: string): Field {
  return { name, type: 'number', required: true };
}

/**
 * How fast pages were for visitors with consent to statistics: visits by day, kind of page, language,
 * class of device, metric and range of its value. Nothing of a person is in it. Written by the
 * site's reports, shown as sums on the start page, deleted by the retention run.
 */
export const vitals: CollectionConfig = {
  slug: 'vitals',
  labels: {
    singular: { pl: 'Pomiar szybkości', en: 'Speed count' },
    plural: { pl: 'Pomiary szybkości', en: 'Speed counts' },
  },
  admin: { hidden: true, hideAPIURL: true },
  timestamps: false,
  disableDuplicate: true,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['day', 'page', 'locale', 'device', 'metric', 'range'], unique: true }],
  fields: [
    text('day'),
    text('page'),
    text('locale'),
    text('device'),
    text('metric'),
    whole('range'),
    whole('count'),
  ],
};
