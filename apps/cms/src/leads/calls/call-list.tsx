import { answerInWords } from '@osnowa/text/field-labels';
import type { Payload, Where } from 'payload';
import { cache } from 'react';
import { MAIL_WORDS } from '../../content/words/mail-words.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { readablePhone } from '../../kit/phone.ts';
import { listTabs } from '../../kit/tabs.tsx';
import { officeWords } from '../../kit/words.ts';
import { storedById } from '../../platform/database/stored.ts';
import { type Props, together } from '../parts/cells.tsx';
import type { Pair } from '../submission-fields.ts';
import { comingCalls } from './calendar.ts';

/** Views of the list; without a filter it has the calls to come. */
const COMING: Where = {};
const CANCELLED: Where = { state: { equals: 'cancelled' } };
const ALL: Where = { startsAt: { exists: true } };

/** Above the list of calls. */
export const CallTabs = listTabs({
  collection: 'bookings',
  read: ({ leads, records, states }) => ({
    label: leads.list.views,
    tabs: [
      { label: records.bookings.coming, where: COMING, counted: comingCalls(new Date()) },
      { label: states.bookingStates.cancelled, where: CANCELLED },
      { label: leads.list.all, where: ALL },
    ],
  }),
});

const SHOWN = [
  'fullName',
  'companyName',
  'mail',
  'phoneNumber',
  'phoneNormalised',
  'topic',
  'details',
] as const;

/** The leads of the calls of a page, with one query. */
const leadReader = cache((payload: Payload) =>
  together(async (ids: number[]) => {
    const leads = await storedById(payload, 'leads', ids, { fields: SHOWN });
    return ids.map((id) => leads.get(id));
  }),
);

async function leadOf({ payload, rowData }: Props) {
  const lead: unknown = rowData?.lead;
  const id = typeof lead === 'object' ? (lead as { id: number } | null)?.id : lead;
  return id ? leadReader(payload)(Number(id)) : undefined;
}

/** Whom the adviser calls: name, company, and the number, which a telephone dials. */
export async function CallerCell(props: Props) {
  const lead = await leadOf(props);
  if (!lead) return null;
  const { fullName, companyName, mail, phoneNormalised } = lead;
  const phone = readablePhone(lead);
  return (
    <span className="two-lines">
      {[fullName || mail, companyName].filter(Boolean).join(', ')}
      <small>{phoneNormalised ? <a href={`tel:${phoneNormalised}`}>{phone}</a> : phone}</small>
    </span>
  );
}

/** What the call is about. */
export async function TopicCell(props: Props) {
  const lead = await leadOf(props);
  if (!lead) return null;
  const locale = adminLanguage(props.i18n.language);
  const pairs = (lead.details ?? []) as Pair[];
  const chosen = pairs.find(({ key }) => key === 'consultationTopic')?.value ?? '';
  const { topic } = officeWords(locale).states;
  return answerInWords('consultationTopic', chosen, MAIL_WORDS[locale].lead) || topic[lead.topic];
}
