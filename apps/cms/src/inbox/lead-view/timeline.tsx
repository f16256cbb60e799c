import { LOCALES, type Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { Attachments, Copies, Received } from '../../conversation/inbound/own-records.tsx';
import { wordsIn } from '../../conversation/placeholders.ts';
import { Act } from '../../kit/act.tsx';
import { enteredBy, type LeadSource, type LeadState } from '../../kit/states/states.ts';
import { officeWords } from '../../kit/words.ts';
import type { HistoryEntry } from '../../leads/events/lead-events.ts';
import {
  type AtTheCompany,
  inWords,
  problemInWords,
  waitInWords,
} from '../../leads/parts/parts.tsx';
import { SendAgain } from '../../leads/parts/send-again.tsx';
import { StateMark } from '../../leads/parts/state-mark.tsx';
import type {
  Attachment,
  LeadNote,
  Message,
} from '../../platform/database/generated/payload-types.ts';
import { storedById } from '../../platform/database/stored.ts';
import { envelopeOf } from '../../platform/outbox/mail.ts';

interface Conversation {
  lead: {
    id: number;
    createdAt: string;
    locale: Locale;
    source?: LeadSource | null;
    message?: string | null;
  };
  messages: readonly Message[];
  attachments: readonly Attachment[];
  notes: readonly LeadNote[];
  history: readonly HistoryEntry[];
}

interface Entry {
  at: string;
  key: string;
  shown: ReactNode;
}

type Props = AtTheCompany & Conversation & { req: PayloadRequest };

/**
 * All events of a lead, oldest first, as a conversation is read: the visitor's message, mails in
 * both directions, calls and notes, changes of state.
 */
export async function Timeline({ req, ...props }: Props) {
  const authors = props.messages.map(({ author }) => author as number | null);
  const names = await storedById(req.payload, 'users', authors, { fields: ['name'] });
  const entries = [...letter(props), ...mails(props, names), ...notes(props), ...changes(props)];
  entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <ol className="rows rows--stacked">
      {entries.map(({ key, shown }) => (
        <li key={key}>{shown}</li>
      ))}
    </ol>
  );
}

/** The time of an entry, and in bold the person or the program behind it. */
function Line(props: AtTheCompany & { at: string; who: ReactNode; children: ReactNode }) {
  const { at, who, children } = props;
  return (
    <p className="line">
      <time dateTime={at}>{inWords(at, props)}</time> <strong>{who}</strong> <span>{children}</span>
    </p>
  );
}

function letter({ lead, attachments, history, ...at }: AtTheCompany & Conversation): Entry[] {
  // In a lead that was made from a mail, the mail itself is the message.
  if (history.some(({ change, how }) => change === 'entered' && how === 'mail')) return [];
  const words = officeWords(at.locale).leads.leadView;
  const own = attachments.filter(({ message }) => !message);
  const source = enteredBy(lead);
  // The history says that it was entered; without a text there is nothing to add.
  if (source && !lead.message && own.length === 0) return [];
  const byForm = lead.message ? words.wrote : words.sentForm;
  const shown = (
    <>
      <Line {...at} at={lead.createdAt} who={words.visitor}>
        {source
          ? fill(words.enteredBy, { source: officeWords(at.locale).states.leadSources[source] })
          : byForm}
      </Line>
      {lead.message ? (
        <p className="letter" lang={LOCALES[lead.locale].fullCode}>
          {lead.message}
        </p>
      ) : null}
      {own.length > 0 ? <Attachments attachments={own} locale={at.locale} /> : null}
    </>
  );
  return [{ at: lead.createdAt, key: 'letter', shown }];
}

/** People who wrote mails; an account that is gone has none. */
type Names = ReadonlyMap<number, { name: string }>;

function mails(props: AtTheCompany & Conversation, names: Names): Entry[] {
  return props.messages.map((message) => {
    const at = message.sentAt ?? message.dueAt ?? message.createdAt;
    const key = `message-${message.id}`;
    if (message.kind === 'received') {
      const known = knownBefore(message, props);
      return { at, key, shown: <Received {...props} message={message} known={known} /> };
    }
    const Shown = message.kind === 'reply' ? SentMail : Notice;
    return { at, key, shown: <Shown {...props} message={message} at={at} names={names} /> };
  });
}

/** The texts of the conversation before a mail: the mail quotes those that it contains. */
function knownBefore({ id }: Message, { lead, messages }: Conversation): string[] {
  const older = messages.filter((message) => message.id < id);
  return [lead.message ?? '', ...older.map(({ text }) => text ?? '')];
}

type MailProps = AtTheCompany & Conversation & { message: Message; at: string; names: Names };

/** A mail that the application wrote, in one line. */
function Notice({ message, at, ...props }: MailProps) {
  const words = officeWords(props.locale).leads.leadView;
  const kind = officeWords(props.locale).states.messageKinds[message.kind];
  const facts = [
    message.recipient,
    message.attempts > 1 ? `${words.attempts}: ${message.attempts}` : null,
    problemInWords(message.problem, props.locale),
    waitInWords(message, props),
  ];
  return (
    <>
      <Line {...props} at={at} who={words.system}>
        <a href={`/admin/collections/messages/${message.id}`}>{kind}</a>{' '}
        {facts.filter(Boolean).join(' · ')}
      </Line>
      <div className="line">
        <StateMark state={message.state} language={props.locale} />
        <SendAgain id={message.id} state={message.state} />
      </div>
    </>
  );
}

/** A reply that a colleague wrote, with its words and files. */
function SentMail({ message, at, names, attachments, lead, ...props }: MailProps) {
  const words = officeWords(props.locale).leads.leadView;
  const author = names.get(Number(message.author))?.name ?? words.formerAccount;
  const { state, subject, problem } = message;
  const { to, quotes, left } = envelopeOf(message);
  if (state === 'draft') {
    return (
      <Line {...props} at={message.updatedAt} who={author}>
        {words.writes}
      </Line>
    );
  }
  const isToCome = state === 'pending' && message.attempts === 0;
  // The quoted mail is a few lines above.
  const text = (quotes ? null : message.text) ?? wordsIn(message.body);
  const own = attachments.filter((each) => each.message === message.id);
  return (
    <div className={state === 'failed' ? 'marked marked--wrong' : undefined}>
      <Line {...props} at={at} who={author}>
        {`${isToCome ? words.writesTo : words.wroteTo} ${to.join(', ')}`}
      </Line>
      <Copies message={message} locale={props.locale} />
      {state === 'failed' ? (
        <p role="alert" className="alert-text">
          {words.notSent} {problemInWords(problem, props.locale)}
        </p>
      ) : null}
      {left ? <p className="quiet">{fill(words.notYet, { addresses: left.join(', ') })}</p> : null}
      {state === 'sent' && problem ? (
        <p role="alert" className="alert-text letter">
          {words.notReached} {problem}
        </p>
      ) : null}
      <p>
        <a href={`/admin/collections/messages/${message.id}`}>{subject}</a>
      </p>
      <p className="letter">{text.trim()}</p>
      {own.length > 0 ? <Attachments attachments={own} locale={props.locale} own /> : null}
      <Delivery {...props} lead={lead.id} message={message} />
    </div>
  );
}

/** Whether a reply has been sent, and the actions that are still possible. */
function Delivery({ message, lead, ...at }: AtTheCompany & { message: Message; lead: number }) {
  const { id, state, attempts, dueAt } = message;
  // A conversation has the replies of leads that were merged into this one.
  const its = Number(message.lead ?? lead);
  const words = officeWords(at.locale).leads.answer;
  const isWaiting = state === 'pending' && attempts === 0;
  return (
    <div className="line">
      <StateMark state={state} language={at.locale} />
      {isWaiting && dueAt ? (
        <span>{fill(words.leavesAt, { time: inWords(dueAt, at) ?? '' })}</span>
      ) : null}
      {isWaiting ? null : <span>{waitInWords(message, at)}</span>}
      {isWaiting || state === 'failed' ? (
        <Act
          label={state === 'failed' ? words.correct : words.undo}
          path={`/leads/${its}/reply/take-back`}
          body={{ message: id }}
        />
      ) : null}
      <SendAgain id={id} state={state} />
    </div>
  );
}

function notes({ notes: all, ...at }: AtTheCompany & Conversation): Entry[] {
  return all.map((note) => ({
    at: note.at,
    key: `note-${note.id}`,
    shown: (
      <>
        <Line {...at} at={note.at} who={note.authorName ?? ''}>
          {officeWords(at.locale).states.noteKinds[note.kind]}
        </Line>
        <p className="letter">{note.text}</p>
      </>
    ),
  }));
}

function changes({ history, ...at }: AtTheCompany & Conversation): Entry[] {
  const words = officeWords(at.locale).leads.leadView;
  return history.map((entry, index) => ({
    at: entry.at,
    key: `change-${index}`,
    shown: (
      <Line {...at} at={entry.at} who={authorOf(entry, words)}>
        {changeInWords(entry, at)}
      </Line>
    ),
  }));
}

function authorOf({ by, how }: HistoryEntry, words: { system: string; visitor: string }): string {
  return how === 'by-visitor' ? words.visitor : (by ?? words.system);
}

type Change = HistoryEntry['change'];

const isOfOffer = (one: Change): one is Extract<Change, `offer-${string}`> => /^offer-/.test(one);

function changeInWords(entry: HistoryEntry, at: AtTheCompany): string {
  const { locale } = at;
  const words = officeWords(locale).leads.leadView;
  const { change, from, to, reason, lead, how } = entry;
  const state = (value: string | null | undefined) =>
    (value && officeWords(locale).states.leadStates[value as LeadState]) || value;
  const why = reason && officeWords(locale).states.lossReasons[reason];
  if (isOfOffer(change)) return fill(words.offers[change], { offer: to ?? '' });
  switch (change) {
    case 'notes':
      return words.notesChanged;
    case 'entered':
      return how === 'mail' ? words.madeOfMail : words.entered;
    case 'state': {
      const remarks = [
        why,
        how && how in words.how && words.how[how as keyof typeof words.how],
      ].filter(Boolean);
      return `${state(from)} → ${state(to)}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`;
    }
    case 'value':
      return `${words.value}: ${from ?? words.noValue} → ${to ?? words.noValue}`;
    case 'assignee':
      return `${words.assignee}: ${from ?? words.nobody} → ${to ?? words.nobody}`;
    case 'call-moved':
      return `${words.callMoved}: ${inWords(from, at)} → ${inWords(to, at)}`;
    case 'call-cancelled':
      return `${words.callCancelled}: ${inWords(from, at)}`;
    case 'call-accepted':
    case 'call-tentative':
    case 'call-declined':
    case 'call-proposed': {
      const times = [from, to].flatMap((time) => (time ? inWords(time, at) : []));
      return `${words.callAnswered[change]}: ${times.join(' → ')}`;
    }
    case 'next-step':
      return to ? `${words.nextStep}: ${to}` : `${words.stepDone}: ${from}`;
    default:
      return fill(words[change], { lead: lead ?? '' });
  }
}
