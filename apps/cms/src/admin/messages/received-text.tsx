import type { Message } from '../../database/generated/payload-types.ts';
import type { AdminLanguage } from '../../fields/admin-label.ts';
import { AUTHENTICITIES, AUTOMATIC_MAILS, MAIL_REMARKS } from '../../fields/states.ts';
import { piecesOf } from '../../intake/inbound/quoted-text.ts';
import { receivedLabels } from './received-labels.ts';
import './received.css';

interface Props {
  message: Message;
  locale: AdminLanguage;
}

/** What is known of a received mail: its sender, whether a person wrote it, what is missing. */
export function ReceivedMarks({ message, locale }: Props) {
  const { words } = receivedLabels(locale);
  const { authenticity, automatic, remarks, replyTo, sender } = message;
  const trust = AUTHENTICITIES.find(({ value }) => value === authenticity);
  const kind = AUTOMATIC_MAILS.find(({ value }) => value === automatic);
  const told = (remarks ?? '').split(' ');
  const { address } = JSON.parse(replyTo ?? '{}') as { address?: string };
  return (
    <>
      <p className="received__marks">
        {trust ? (
          <span className={`received__mark received__mark--${trust.value}`}>
            {trust.label[locale]}
          </span>
        ) : null}
        {kind ? <span className="received__mark">{kind.label[locale]}</span> : null}
      </p>
      {address && address !== sender ? (
        <p className="received__note">{words.answersGoTo.replace('{address}', address)}</p>
      ) : null}
      {MAIL_REMARKS.filter(({ value }) => told.includes(value)).map(({ value, label }) => (
        <p key={value} className="received__note">
          {label[locale]}
        </p>
      ))}
    </>
  );
}

/** The text of a received mail, as text only; what it quotes is folded. */
export function ReceivedText({ message, locale }: Props) {
  const { words } = receivedLabels(locale);
  const pieces = piecesOf(message.text ?? '').map((piece, index) => ({ ...piece, key: index }));
  if (pieces.length === 0) return <p className="received__note">{words.noText}</p>;
  return (
    <div className="received__text">
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
