import type { Message } from '../../../database/generated/payload-types.ts';
import { MESSAGE_KINDS } from '../../../fields/states.ts';
import { StateMark } from '../state-mark.tsx';
import { leadViewLabels } from './labels.ts';
import { type AtTheCompany, inWords } from './parts.tsx';
import { SendAgain } from './send-again.tsx';

/** The mails of a lead: sent, waiting and failed ones, and the button to send one again. */
export function Messages({ messages, ...rest }: AtTheCompany & { messages: readonly Message[] }) {
  const { words } = leadViewLabels(rest.locale);
  if (messages.length === 0) return <p>{words.noMessages}</p>;
  return (
    <ul className="lead-view__messages">
      {messages.map((message) => (
        <Sent key={message.id} message={message} {...rest} />
      ))}
    </ul>
  );
}

function Sent({ message, locale, timeZone }: AtTheCompany & { message: Message }) {
  const { words } = leadViewLabels(locale);
  const kind = MESSAGE_KINDS.find(({ value }) => value === message.kind);
  const facts = [
    message.recipient,
    inWords(message.sentAt, { locale, timeZone }),
    message.attempts > 1 ? `${words.attempts}: ${message.attempts}` : null,
    message.problem,
  ];
  return (
    <li>
      <div>
        <a href={`/admin/collections/messages/${message.id}`}>{kind?.label[locale]}</a>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <StateMark state={message.state} language={locale} />
      <SendAgain id={message.id} state={message.state} />
    </li>
  );
}
