import type { Attachment, Message } from '../../../database/generated/payload-types.ts';
import { officeWords } from '../../../kit/words.ts';
import { ReceivedMarks, ReceivedText } from '../../messages/received-text.tsx';
import { StateMark } from '../state-mark.tsx';
import { Attachments } from './own-records.tsx';
import { type AtTheCompany, inWords } from './parts.tsx';

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
        <ReceivedMarks message={message} locale={locale} />
      </div>
      <StateMark state="received" language={locale} />
      <ReceivedText message={message} locale={locale} known={known} files={its} />
      {its.length > 0 ? <Attachments attachments={its} locale={locale} /> : null}
    </div>
  );
}
