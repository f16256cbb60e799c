import type { Attachment, Message } from '../../../database/generated/payload-types.ts';
import { LEAD_STATES, MESSAGE_KINDS, SCAN_STATES } from '../../../fields/states.ts';
import { sizeInWords } from '../../../leads/attachments/stored-files.ts';
import { type HistoryEntry, historyOf } from '../../../leads/workflow.ts';
import { StateMark } from '../state-mark.tsx';
import { leadViewLabels } from './labels.ts';
import { type AtTheCompany, type InLanguage, inWords } from './parts.tsx';
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

/**
 * The files of a lead: each is a download, never shown inline; an infected one cannot be
 * downloaded.
 */
export function Attachments(props: InLanguage & { attachments: readonly Attachment[] }) {
  const { attachments, locale } = props;
  const { words } = leadViewLabels(locale);
  return (
    <>
      <ul className="lead-view__files">
        {attachments.map(({ id, name, size, scan, flags }) => (
          <li key={id}>
            {scan === 'infected' ? (
              <span>{name}</span>
            ) : (
              <a href={`/payload/attachments/${id}/download`} download={name}>
                {name}
              </a>
            )}
            <span>{sizeInWords(size, locale)}</span>
            <span className={`lead-view__scan lead-view__scan--${scan}`}>
              {SCAN_STATES.find(({ value }) => value === scan)?.label[locale]}
            </span>
            {Array.isArray(flags) && flags.length > 0 ? (
              <span className="lead-view__scan lead-view__scan--infected">{words.suspicious}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="lead-view__clause">{words.careful}</p>
    </>
  );
}

/** The changes of a lead with the person who made each, newest first. */
export function History({ lead, ...rest }: AtTheCompany & { lead: { history?: unknown } }) {
  const { words } = leadViewLabels(rest.locale);
  const entries = historyOf(lead).toReversed();
  if (entries.length === 0) return <p>{words.noHistory}</p>;
  return (
    <ol className="lead-view__history">
      {entries.map((entry) => (
        <li key={`${entry.at}-${entry.change}`}>
          <time dateTime={entry.at}>{inWords(entry.at, rest)}</time>
          <span>{entry.by ?? words.system}</span>
          <span>{changeInWords(entry, rest)}</span>
        </li>
      ))}
    </ol>
  );
}

function changeInWords({ change, from, to }: HistoryEntry, { locale }: AtTheCompany): string {
  const { words } = leadViewLabels(locale);
  if (change === 'notes') return words.notesChanged;
  const state = (value: string | null | undefined) =>
    LEAD_STATES.find((known) => known.value === value)?.label[locale] ?? value;
  if (change === 'state') return `${state(from)} → ${state(to)}`;
  return `${words.assignee}: ${from ?? words.nobody} → ${to ?? words.nobody}`;
}
