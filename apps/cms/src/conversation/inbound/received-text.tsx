import { fill } from '@osnowa/text';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { MAIL_REMARKS, type MailRemark } from '../../kit/states/mail-states.ts';
import { officeWords } from '../../kit/words.ts';
import type { Attachment, Message } from '../../platform/database/generated/payload-types.ts';
import { piecesOf } from './quoted-text.ts';

interface Props {
  message: Message;
  locale: AdminLanguage;
}

/** Remarks that say which automatic mail it is. */
const SIGNS: readonly MailRemark[] = ['reaction', 'accepted', 'tentative', 'declined', 'proposed'];

/** Facts about a received mail: its sender, whether a person wrote it, missing parts. */
export function ReceivedMarks({ message, locale }: Props) {
  const words = officeWords(locale).messages.received;
  const { authenticity, automatic, remarks, replyTo, sender } = message;
  const { authenticities, automaticMails, mailRemarks } = officeWords(locale).states;
  const reported = (remarks ?? '').split(' ');
  const noted = MAIL_REMARKS.filter((remark) => reported.includes(remark));
  const sign = noted.find((remark) => SIGNS.includes(remark));
  const { address } = JSON.parse(replyTo ?? '{}') as { address?: string };
  return (
    <>
      <p className="line">
        {authenticity ? (
          <span className={authenticity === 'forged' ? 'alert-text' : 'quiet'}>
            {authenticities[authenticity]}
          </span>
        ) : null}
        {automatic && !sign ? <span className="quiet">{automaticMails[automatic]}</span> : null}
        {sign ? <span className="quiet">{mailRemarks[sign]}</span> : null}
      </p>
      {address && address !== sender ? (
        <p className="quiet">{fill(words.answersGoTo, { address })}</p>
      ) : null}
      {noted.map((remark) =>
        SIGNS.includes(remark) ? null : (
          <p key={remark} className="quiet">
            {mailRemarks[remark]}
          </p>
        ),
      )}
    </>
  );
}

interface TextProps extends Props {
  /** Texts of its conversation that are older. */
  known: readonly string[];
  files: readonly Attachment[];
}

/** Names of files that only the sender's programs can open. */
const SEALED = /^winmail\.dat$|\.(?:p7m|asc|pgp|gpg)$/i;

/** The text of a received mail, as text only; quotations are folded. */
export function ReceivedText({ message, locale, known, files }: TextProps) {
  const words = officeWords(locale).messages.received;
  const { subject } = message;
  const pieces = piecesOf(message.text ?? '', { subject, known }).map((piece, index) => ({
    ...piece,
    key: index,
  }));
  if (pieces.length === 0) {
    const names = files.map(({ name }) => name);
    const isSealed = names.some((name) => SEALED.test(name));
    const said = isSealed ? `${words.inFiles} ${words.sealed}` : words.inFiles;
    return (
      <p className="quiet">
        {names.length === 0 ? words.noText : fill(said, { files: names.join(', ') })}
      </p>
    );
  }
  return (
    <div className="stack letter">
      {pieces.map(({ isQuoted, text, key }) =>
        isQuoted ? (
          <details key={key}>
            <summary>{words.quoted}</summary>
            <p>{text}</p>
          </details>
        ) : (
          <p key={key}>{text}</p>
        ),
      )}
    </div>
  );
}
