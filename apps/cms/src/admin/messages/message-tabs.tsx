import type { Payload, TypedUser } from 'payload';
import { MESSAGE_STATES } from '../../fields/mail-states.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { conditionsOf } from '../../leads/list-address.ts';
import { UNMATCHED_SPAM, WAITING_UNMATCHED } from '../../outbox/unmatched-notice.ts';
import { type AddressParameters, Tabs } from '../leads/tabs.tsx';

interface Props {
  payload: Payload;
  user: TypedUser;
  i18n: { language: string };
  /** Missing on the page of one message, where Payload puts this too. */
  searchParams?: AddressParameters;
}

/** Above the list of messages: waiting, sent and failed ones. */
export async function MessageTabs({ payload, user, i18n, searchParams }: Props) {
  if (!searchParams) return null;
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const states = await Promise.all(
    MESSAGE_STATES.map(async (value) => {
      const where = { state: { equals: value } };
      const query = { collection: 'messages', where, overrideAccess: false, user } as const;
      const { totalDocs } = await payload.count(query);
      const conditions = [['state', 'equals', value]] as const;
      return {
        label: officeWords(locale).states.messageStates[value],
        conditions,
        count: totalDocs,
        urgent: value === 'failed',
      };
    }),
  );
  const received = officeWords(locale).messages.received;
  const unmatched = await Promise.all(
    [
      { label: received.unmatched, where: WAITING_UNMATCHED, urgent: true },
      { label: received.spam, where: UNMATCHED_SPAM },
    ].map(async ({ where, ...tab }) => {
      const query = { collection: 'messages', where, overrideAccess: false, user } as const;
      const { totalDocs: count } = await payload.count(query);
      return { ...tab, conditions: conditionsOf(where), count };
    }),
  );
  const total = states.reduce((sum, { count }) => sum + count, 0);
  return (
    <Tabs
      label={words.views}
      list="/admin/collections/messages"
      tabs={[{ label: words.all, conditions: [], count: total }, ...unmatched, ...states]}
      parameters={searchParams}
    />
  );
}
