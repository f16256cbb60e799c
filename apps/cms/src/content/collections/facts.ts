import { FACT_KINDS, type FactKind } from '@osnowa/contract';
import type { Condition, Field } from 'payload';
import { choice, day, number } from '../../kit/fields/values.ts';
import { label } from '../../kit/words.ts';
import { forgetFacts } from '../../reads/facts.ts';
import { choicesEndpoint, shownField } from '../facts/fact-choices.ts';
import { refuseFactFaults } from '../facts/fact-faults.ts';
import { rows } from '../fields/rows.ts';
import { key } from '../fields/slug.ts';
import { lines, localisedLine } from '../fields/text.ts';
import { usesEndpoint } from '../uses/uses-endpoint.ts';
import { contentCollection } from './content-collection.ts';

const isTyped: Condition = (data) => !data.reckoned;
const kindIn = (kinds: readonly FactKind[]): Condition => {
  return (data) => kinds.includes(data.kind);
};
const amounts = FACT_KINDS.filter((kind) => kind !== 'words' && kind !== 'date');

/** A field that only facts of some kinds have. */
function of<One extends Field>(field: One, kinds: readonly FactKind[]): One {
  return { ...field, admin: { ...field.admin, condition: kindIn(kinds) } } as One;
}

const optional = { optional: true };

/** What the company promises, each once: texts refer to it by its key. */
export const facts = contentCollection({
  slug: 'facts',
  one: label((w) => w.content.facts.one),
  many: label((w) => w.content.facts.many),
  about: label((w) => w.content.facts.about),
  group: 'company',
  title: 'key',
  columns: ['key', 'shown', 'note'],
  defaultSort: 'key',
  hooks: { beforeChange: [refuseFactFaults], afterChange: [forgetFacts] },
  endpoints: [choicesEndpoint, usesEndpoint],
  fields: [
    {
      ...key('key', {
        label: label((w) => w.content.facts.key),
        hint: label((w) => w.content.facts.keyHint),
      }),
      unique: true,
      index: true,
      // Texts refer to it: a renamed fact would leave them without a value.
      access: { update: () => false },
    },
    {
      ...choice('kind', (w) => w.content.facts.kinds, { sidebar: true, defaultValue: 'number' }),
      access: { update: () => false },
    },
    choice('reckoned', (w) => w.content.facts.reckonedNames, { ...optional, sidebar: true }),
    {
      name: 'industry',
      label: label((w) => w.content.facts.industry),
      type: 'relationship',
      relationTo: 'industries',
      admin: {
        position: 'sidebar',
        condition: (data) => data.reckoned === 'customersOfTrade',
      },
    },
    {
      ...rows('values', [
        { ...day('since', { hint: label((w) => w.content.facts.sinceHint) }), required: true },
        {
          type: 'row',
          fields: [
            of(number('amount', {}, { ...optional, width: 25 }), amounts),
            of(
              number('to', {}, { ...optional, width: 25, label: label((w) => w.content.facts.to) }),
              amounts,
            ),
            of(number('eur', {}, { ...optional, width: 25 }), ['money']),
            of(number('toEur', {}, { ...optional, width: 25 }), ['money']),
          ],
        },
        of(day('date', { label: label((w) => w.content.facts.date) }), ['date']),
        of(localisedLine('text', { ...optional, label: label((w) => w.content.facts.text) }), [
          'words',
        ]),
      ]),
      admin: { condition: isTyped },
    },
    lines('note', {
      ...optional,
      label: label((w) => w.content.facts.note),
      hint: label((w) => w.content.facts.noteHint),
    }),
    shownField,
  ],
});
