import type { CalculatorName } from '@osnowa/site-map';
import { liveContentAccess } from '../../accounts/content.ts';
import { hasRole } from '../../accounts/roles.ts';
import { choice, day, number, type OneNumberField } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { refuseAddressInTrash } from '../fields/in-trash.ts';
import { rows } from '../fields/rows.ts';
import { line, lines, localisedLine } from '../fields/text.ts';
import { importEndpoint } from '../projects/import.ts';
import { DAYS, keepSums } from '../projects/project-rules.ts';
import { contentCollection } from './content-collection.ts';

const optional = { optional: true };

/** The sum of a column of days, which is not typed. */
function sumOf(name: 'estimated' | 'actual'): OneNumberField {
  const field = number(name, {}, { ...optional, sidebar: true });
  return { ...field, admin: { ...field.admin, readOnly: true } };
}

const collection = contentCollection({
  slug: 'delivered-projects',
  one: label((w) => w.content.projects.one),
  many: label((w) => w.content.projects.many),
  about: label((w) => w.content.projects.about),
  group: 'calculators',
  title: 'name',
  columns: ['name', 'calculator', 'closedOn', 'estimated', 'actual', 'origin'],
  defaultSort: '-closedOn',
  aboveList: '/content/projects/table-controls.tsx#TableControls',
  drafts: false,
  endpoints: [importEndpoint],
  hooks: { beforeChange: [keepSums] },
  fields: [
    choice('calculator', (w): Record<CalculatorName, string> => w.catalogues.names, {
      sidebar: true,
    }),
    day('closedOn', { sidebar: true, hint: label((w) => w.content.projects.closedOnHint) }),
    sumOf('estimated'),
    sumOf('actual'),
    choice('origin', (w) => w.content.projects.origins, { sidebar: true, defaultValue: 'hand' }),
    // Visitors see a project when it is closed; a choice of the read, which a date cannot be.
    {
      name: 'state',
      type: 'select',
      options: ['running', 'closed'],
      index: true,
      admin: { hidden: true },
    },
    {
      ...line('name', { hint: label((w) => w.content.projects.nameHint) }),
      unique: true,
      index: true,
      hooks: { beforeChange: [refuseAddressInTrash] },
    },
    localisedLine('label', {
      ...optional,
      label: label((w) => w.content.projects.label),
      hint: label((w) => w.content.projects.labelHint),
    }),
    rows(
      'work',
      [
        {
          type: 'row',
          fields: [
            line('part', { width: 50, hint: label((w) => w.content.projects.partHint) }),
            number('estimated', { ...DAYS, step: 1 }, { width: 25 }),
            number('actual', { ...DAYS, step: 1 }, { ...optional, width: 25 }),
          ],
        },
      ],
      { atLeast: 1 },
    ),
    lines('note', { ...optional, label: label((w) => w.content.facts.note) }),
  ],
});

/**
 * Estimated and actual person-days of finished projects. The site shows each, and ranges of new
 * estimates are made from them. Names of customers are for those who estimate: not for recruiters.
 */
export const deliveredProjects = {
  ...collection,
  access: {
    ...liveContentAccess,
    read: ({ req: { user } }) => hasRole(user, 'admin', 'editor', 'sales', 'manager'),
  },
} satisfies typeof collection;
