import { MESSAGE_STATES } from '../../kit/states/mail-states.ts';
import { listTabs } from '../../kit/tabs.tsx';
import { UNMATCHED_SPAM, WAITING_UNMATCHED } from '../../platform/outbox/notices.ts';

/** Above the list of messages: waiting, sent and failed ones. */
export const MessageTabs = listTabs({
  collection: 'messages',
  read: ({ leads, messages: { received }, states }) => ({
    label: leads.list.views,
    tabs: [
      { label: leads.list.all, where: {} },
      { label: received.unmatched, where: WAITING_UNMATCHED, urgent: true },
      { label: received.spam, where: UNMATCHED_SPAM },
      ...MESSAGE_STATES.map((value) => ({
        label: states.messageStates[value],
        where: { state: { equals: value } },
        urgent: value === 'failed',
      })),
    ],
  }),
});
