import { readMailboxState } from '../../intake/inbound/mailbox-state.ts';
import { seesLeads } from '../../leads/access.ts';
import { env } from '../../process/env.ts';
import { receivedLabels } from '../messages/received-labels.ts';
import type { StartPageProps } from './start-page-props.ts';

/** Why the mailbox of `IMAP_URL` is not read, for everybody who waits for answers; nothing while it is. */
export async function MailboxNotice({ payload, user, i18n }: StartPageProps) {
  if (!env.IMAP_URL || !seesLeads(user)) return null;
  const state = await readMailboxState(payload);
  if (!state?.problem || !state.since) return null;
  const { locale, words } = receivedLabels(i18n.language);
  const { username, host } = new URL(env.IMAP_URL);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="start__notice" role="alert">
      <p>
        {words.mailbox[state.problem]
          .replace('{box}', `${decodeURIComponent(username)} (${host})`)
          .replace('{time}', time.format(new Date(state.since)))}
      </p>
    </div>
  );
}
