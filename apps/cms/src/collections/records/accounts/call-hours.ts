import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Condition,
  Field,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload';
import { z } from 'zod';
import { contentChanges } from '../../../changes/content-changes.ts';
import type { AdminLabel } from '../../../fields/admin-label.ts';
import { WEEKDAYS } from '../../../fields/days/weekdays.ts';
import { inAdminLanguage } from '../../../fields/default-language.ts';
import { byContract } from '../../../fields/text.ts';
import { takesCalls } from '../../../leads/calls/calendar.ts';

/** Accounts that work on leads of visitors; the form of the others stays as it was. */
const isAdviser: Condition = ({ roles }) =>
  Array.isArray(roles) && roles.some((role) => ['sales', 'manager', 'admin'].includes(role));

const isBookable: Condition = (_, { bookable }) => Boolean(bookable);

const TIME: AdminLabel = {
  pl: 'Godzina jako GG:MM, na przykład 09:30.',
  en: 'A time as HH:MM, such as 09:30.',
};
const ORDER: AdminLabel = {
  pl: 'Koniec jest wcześniej niż początek.',
  en: 'The end is before the beginning.',
};
const NO_HOURS: AdminLabel = {
  pl: 'Dodaj co najmniej jedne godziny, w których można rezerwować rozmowy.',
  en: 'Add at least one span of time in which calls can be arranged.',
};

const isTime = byContract(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/), TIME);

function time(name: 'from' | 'to', label: AdminLabel): Field {
  const validate: TextFieldSingleValidation = async (value, options) => {
    const usual = await isTime(value, options);
    if (usual !== true || name === 'from') return usual;
    const { from } = options.siblingData as { from?: string };
    const isLater = !from || String(value) > from;
    return isLater || inAdminLanguage(ORDER, options.req as PayloadRequest);
  };
  return {
    name,
    label,
    type: 'text',
    required: true,
    admin: { width: '30%', placeholder: name === 'from' ? '09:00' : '13:00' },
    validate,
  };
}

/** When visitors may book a call with the person: within office hours, on days without absence. */
export const callHours: Field = {
  name: 'calls',
  label: { pl: 'Rozmowy z klientami (15 minut)', en: 'Calls with visitors (15 minutes)' },
  type: 'group',
  admin: { condition: isAdviser },
  fields: [
    {
      name: 'bookable',
      label: {
        pl: 'Klienci mogą rezerwować u mnie rozmowę',
        en: 'Visitors may arrange a call with me',
      },
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: {
          pl: 'Strona pokaże wolne kwadranse z godzin poniżej, tylko w godzinach pracy biura. O każdej rozmowie dostaniesz wiadomość z terminem do kalendarza.',
          en: 'The site shows the free quarters of the hours below, within office hours only. You get an email with a calendar entry about each call.',
        },
      },
    },
    {
      name: 'spans',
      label: { pl: 'Godziny rozmów', en: 'Hours for calls' },
      labels: {
        singular: { pl: 'godziny', en: 'hours' },
        plural: { pl: 'Godziny rozmów', en: 'Hours for calls' },
      },
      type: 'array',
      admin: {
        condition: isBookable,
        components: { RowLabel: '/admin/leads/calls/hours-label.tsx#HoursLabel' },
      },
      validate: (value, { siblingData, req }) => {
        const isOn = Boolean((siblingData as { bookable?: boolean }).bookable);
        const isMissing = isOn && (Array.isArray(value) ? value.length : Number(value ?? 0)) === 0;
        return !isMissing || inAdminLanguage(NO_HOURS, req);
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'weekday',
              label: { pl: 'Dzień tygodnia', en: 'Day of the week' },
              type: 'select',
              required: true,
              options: Object.entries(WEEKDAYS).map(([value, label]) => ({ value, label })),
              admin: { width: '40%' },
            },
            time('from', { pl: 'Od godziny', en: 'From' }),
            time('to', { pl: 'Do godziny', en: 'To' }),
          ],
        },
      ],
    },
    {
      name: 'buffer',
      label: { pl: 'Przerwa między rozmowami', en: 'Break between calls' },
      type: 'select',
      defaultValue: '15',
      options: [
        { value: '0', label: { pl: 'bez przerwy', en: 'none' } },
        { value: '15', label: { pl: '15 minut', en: '15 minutes' } },
        { value: '30', label: { pl: '30 minut', en: '30 minutes' } },
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
