import type { Payload, TypedUser } from 'payload';
import { MESSAGE_STATES } from '../../fields/states.ts';
import { conditionsOf } from '../../leads/list-address.ts';
import { leadLabels } from '../leads/lead-labels.ts';
import { type AddressParameters, Tabs } from '../leads/tabs.tsx';
import { receivedLabels } from './received-labels.ts';

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
  const { locale, words } = leadLabels(i18n.language);
  const states = await Promise.all(
    MESSAGE_STATES.map(async ({ value, label }) => {
      const where = { state: { equals: value } };
      const query = { collection: 'messages', where, overrideAccess: false, user } as const;
      const { totalDocs } = await payload.count(query);
      const conditions = [['state', 'equals', value]] as const;
      return { label: label[locale], conditions, count: totalDocs, urgent: value === 'failed' };
    }),
  );
  const strayFilter = { kind: { equals: 'received' }, lead: { exists: false } } as const;
  const { totalDocs: strays } = await payload.count({
    collection: 'messages',
    where: strayFilter,
    overrideAccess: false,
    user,
  });
  const stray = {
    label: receivedLabels(locale).words.stray,
    conditions: conditionsOf(strayFilter),
    count: strays,
    urgent: true,
  };
  const total = states.reduce((sum, { count }) => sum + count, 0);
  return (
    <Tabs
      label={words.views}
      list="/admin/collections/messages"
      tabs={[{ label: words.all, conditions: [], count: total }, stray, ...states]}
      parameters={searchParams}
    />
  );
}
