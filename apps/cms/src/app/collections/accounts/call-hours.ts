import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Condition,
  Field,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload';
import { z } from 'zod';
import { byContract } from '../../../content/fields/text.ts';
import { label, optionsIn, type Sentence, wordsFor } from '../../../kit/words.ts';
import { takesCalls } from '../../../leads/calls/calendar.ts';
import { contentChanges } from '../../../publishing/content-changes.ts';

/** Accounts that work on leads of visitors; the form of the others stays as it was. */
const isAdviser: Condition = ({ roles }) =>
  Array.isArray(roles) && roles.some((role) => ['sales', 'manager', 'admin'].includes(role));

const isBookable: Condition = (_, { bookable }) => Boolean(bookable);

const isTime = byContract(
  z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  (w) => w.records.callHours.time,
);

function time(name: 'from' | 'to', named: Sentence): Field {
  const validate: TextFieldSingleValidation = async (value, options) => {
    const usual = await isTime(value, options);
    if (usual !== true || name === 'from') return usual;
    const { from } = options.siblingData as { from?: string };
    const isLater = !from || String(value) > from;
    return isLater || wordsFor(options.req as PayloadRequest).records.callHours.order;
  };
  return {
    name,
    label: label(named),
    type: 'text',
    required: true,
    admin: { width: '30%', placeholder: name === 'from' ? '09:00' : '13:00' },
    validate,
  };
}

/** When visitors may book a call with the person: within office hours, on days without absence. */
export const callHours: Field = {
  name: 'calls',
  label: label((w) => w.records.callHours.calls),
  type: 'group',
  admin: { condition: isAdviser },
  fields: [
    {
      name: 'bookable',
      label: label((w) => w.records.callHours.callsBookable),
      type: 'checkbox',
      defaultValue: false,
      admin: { description: label((w) => w.records.callHours.bookableHint) },
    },
    {
      name: 'spans',
      label: label((w) => w.records.callHours.callsSpans),
      labels: {
        singular: label((w) => w.records.callHours.spansSingular),
        plural: label((w) => w.records.callHours.spansPlural),
      },
      type: 'array',
      admin: {
        condition: isBookable,
        components: { RowLabel: '/leads/calls/hours-label.tsx#HoursLabel' },
      },
      validate: (value, { siblingData, req }) => {
        const isOn = Boolean((siblingData as { bookable?: boolean }).bookable);
        const isMissing = isOn && (Array.isArray(value) ? value.length : Number(value ?? 0)) === 0;
        return !isMissing || wordsFor(req).records.callHours.noHours;
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'weekday',
              label: label((w) => w.records.callHours.spansWeekday),
              type: 'select',
              required: true,
              options: optionsIn((w) => w.forms.weekdays),
              admin: { width: '40%' },
            },
            time('from', (w) => w.records.callHours.spansFrom),
            time('to', (w) => w.records.callHours.spansTo),
          ],
        },
      ],
    },
    {
      name: 'buffer',
      label: label((w) => w.records.callHours.callsBuffer),
      type: 'select',
      defaultValue: '15',
      options: [
        { value: '0', label: label((w) => w.records.callHours.buffer0) },
        { value: '15', label: label((w) => w.records.callHours.buffer15) },
        { value: '30', label: label((w) => w.records.callHours.buffer30) },
      ],
      admin: { condition: isBookable },
    },
  ],
};

/** Tag of the page with the form: with the first adviser who takes calls, and without the last, it changes. */
const PAGE = 'pages:consultation';

async function recordChange(req: PayloadRequest, id: number | string): Promise<void> {
  const transaction = await req.transactionID;
  await contentChanges(req.payload).record({ source: 'users', id, tags: [PAGE] }, transaction);
}

/** The page of the form says whether times are offered: it is made anew when that may have changed. */
export const notifyOfCallHours: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = Boolean(previousDoc) && takesCalls(previousDoc);
  if (takesCalls(doc) !== before) await recordChange(req, doc.id);
  return doc;
};

/** The same for an account that is deleted. */
export const notifyOfDeletedHours: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (takesCalls(doc)) await recordChange(req, doc.id);
  return doc;
};
