import Link from 'next/link';
import { addressOf, conditionsOf } from '../../leads/list-address.ts';
import { env } from '../../process/env.ts';
import { leadLabels } from '../leads/lead-labels.ts';
import { countMails, MAIL_FILTERS, type MailFilter } from './mail-states.ts';
import type { StartPageProps } from './start-page-props.ts';

const LIST = '/admin/collections/messages';

/** Counts of sent, waiting and failed mails: staff have to look at the failed ones. */
export async function Mails({ payload, user, i18n }: StartPageProps) {
  const { words } = leadLabels(i18n.language);
  const lines: { label: string; filter: MailFilter }[] = [
    { label: words.mailsFailed, filter: 'failed' },
    { label: words.mailsWaiting, filter: 'waiting' },
    { label: words.mailsSent, filter: 'sent' },
    { label: words.mailsKept, filter: 'kept' },
  ];
  const counts = await Promise.all(lines.map(({ filter }) => countMails(payload, user, filter)));
  const [failed = 0, waiting = 0, , kept = 0] = counts;
  const isAlert = failed > 0 || kept > 0 || env.SMTP_URL === undefined;
  const inFiles = kept > 0 || env.SMTP_URL === undefined;
  const sentence =
    failed > 0
      ? words.mailsAlert
      : inFiles
        ? words.mailsInFiles
        : waiting > 0
          ? words.mailsWait
          : words.mailsWell;
  return (
    <section className="start__panel">
      <h2>{words.mails}</h2>
      <p className={isAlert ? 'start__alert' : undefined}>{sentence}</p>
      <ul className="start__list">
        {lines.map(({ label, filter }, index) => (
          <li key={label}>
            <strong>{counts[index]}</strong>
            <Link href={addressOf(LIST, conditionsOf(MAIL_FILTERS[filter]()))} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
