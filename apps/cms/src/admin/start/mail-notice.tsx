import path from 'node:path';
import Link from 'next/link';
import { addressOf, conditionsOf } from '../../leads/list-address.ts';
import { env } from '../../process/env.ts';
import { leadLabels } from '../leads/lead-labels.ts';
import { countMails, MAIL_FILTERS, type MailFilter } from './mail-states.ts';
import type { StartPageProps } from './start-page-props.ts';

const LIST = '/admin/collections/messages';

/** A notice at the top of the start page: no mail is sent, or some mails failed. */
export async function MailNotice({ payload, user, i18n }: StartPageProps) {
  const { words } = leadLabels(i18n.language);
  const count = (filter: MailFilter) => countMails(payload, user, filter);
  const [kept, failed, stuck] = await Promise.all([count('kept'), count('failed'), count('stuck')]);
  const inFiles = env.SMTP_URL === undefined ? words.noServer : kept > 0 ? words.leftInFiles : null;
  const folder = path.join(env.DATA_DIR, 'mails');
  const notices: { text: string; n: number; filter: MailFilter }[] = [
    ...(inFiles
      ? [{ text: inFiles.replace('{folder}', folder), n: kept, filter: 'kept' } as const]
      : []),
    ...(failed > 0 ? [{ text: words.mailsFailing, n: failed, filter: 'failed' } as const] : []),
    ...(stuck > 0 ? [{ text: words.mailsStuck, n: stuck, filter: 'stuck' } as const] : []),
  ];
  if (notices.length === 0) return null;
  return (
    <div className="start__notice" role="alert">
      {notices.map(({ text, n, filter }) => (
        <p key={filter}>
          {text.replace('{n}', String(n))}{' '}
          <Link href={addressOf(LIST, conditionsOf(MAIL_FILTERS[filter]()))} prefetch={false}>
            {words.openMails}
          </Link>
        </p>
      ))}
    </div>
  );
}
