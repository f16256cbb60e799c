import { fill } from '@osnowa/text';
import { BY_CONTENTS } from '../../kit/states/states.ts';
import { officeWords } from '../../kit/words.ts';
import { sizeInWords } from '../../leads/attachments/size-in-words.ts';
import { type AtTheCompany, type InLanguage, inWords } from '../../leads/parts/parts.tsx';
import { StateMark } from '../../leads/parts/state-mark.tsx';
import type { Attachment, Message } from '../../platform/database/generated/payload-types.ts';
import { envelopeOf } from '../../platform/outbox/mail.ts';
import { ReceivedMarks, ReceivedText } from './received-text.tsx';

/** A warning to read before a file is opened. */
function Remark({ flags, locale }: InLanguage & { flags: Attachment['flags'] }) {
  const words = officeWords(locale).leads.leadView;
  const [flag] = Array.isArray(flags) ? flags.map(String) : [];
  if (flag === undefined) return null;
  const type = flag.startsWith(BY_CONTENTS) ? flag.slice(BY_CONTENTS.length) : null;
  if (type === null) {
    return <span className="alert-text">{words.suspicious}</span>;
  }
  const known: Readonly<Record<string, string>> = words.contents;
  return (
    <span className="quiet">
      {fill(words.byContents, { type: known[type] ?? type.toUpperCase() })}
    </span>
  );
}

/**
 * The files of a lead: each is a download, never shown inline; an infected one cannot be
 * downloaded.
 * @param props `own`: files that we sent, which need no warning
 */
export function Attachments(
  props: InLanguage & { attachments: readonly Attachment[]; own?: boolean },
) {
  const { attachments, locale, own = false } = props;
  const words = officeWords(locale).leads.leadView;
  return (
    <>
      <ul className="rows">
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
            <span className={scan === 'infected' ? 'alert-text' : 'quiet'}>
              {officeWords(locale).states.scanStates[scan]}
            </span>
            <Remark flags={flags} locale={locale} />
          </li>
        ))}
      </ul>
      {own ? null : <p className="letter quiet">{words.careful}</p>}
    </>
  );
}

/** The people who got a mail in copy. */
export function Copies({ message, locale }: InLanguage & { message: Message }) {
  const words = officeWords(locale).leads.answer;
  const envelope = envelopeOf(message);
  return (['cc', 'bcc'] as const).map((name) =>
    envelope[name].length > 0 ? (
      <p key={name} className="quiet letter">
        {words[name]}: {envelope[name].join(', ')}
      </p>
    ) : null,
  );
}

interface Props extends AtTheCompany {
  message: Message;
  attachments: readonly Attachment[];
  known: readonly string[];
}

/** A mail that came into the lead: its sender and time, its text with folded quotations, files. */
export function Received({ message, attachments, known, locale, timeZone }: Props) {
  const words = officeWords(locale).messages.received;
  const { id, sender, sentAt, subject } = message;
  const its = attachments.filter((one) => one.message === id);
  return (
    <div className="stack">
      <div>
        <a href={`/admin/collections/messages/${id}`}>{sender ?? words.unknownSender}</a>
        <p>{[inWords(sentAt, { locale, timeZone }), subject].filter(Boolean).join(' · ')}</p>
        <Copies message={message} locale={locale} />
        <ReceivedMarks message={message} locale={locale} />
      </div>
      <StateMark state="received" language={locale} />
      <ReceivedText message={message} locale={locale} known={known} files={its} />
      {its.length > 0 ? <Attachments attachments={its} locale={locale} /> : null}
    </div>
  );
}
