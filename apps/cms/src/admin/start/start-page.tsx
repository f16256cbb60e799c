import { leadScope, seesLeads } from '../../leads/access.ts';
import { ReturnToForm } from '../editing/return-to-form.tsx';
import { leadLabels } from '../leads/lead-labels.ts';
import { AwaitingPublication } from './awaiting.tsx';
import { BrokenLinks } from './broken-links.tsx';
import { Drafts } from './drafts.tsx';
import { FailedReplies } from './failed-replies.tsx';
import { Figures } from './figures-row.tsx';
import { IncompleteContent } from './incomplete.tsx';
import { Mails } from './mails.tsx';
import { NextSteps } from './next-steps.tsx';
import {
  Copies,
  MailNotice,
  SecondPlace,
  SiteNotice,
  UnsavedNotice,
  WebhookNotice,
} from './notices.tsx';
import { Proposals } from './proposals.tsx';
import { Scheduled } from './scheduled.tsx';
import { Sources } from './sources.tsx';
import type { StartPageProps } from './start-page-props.ts';
import { TranslationsToRepair } from './translations-to-repair.tsx';
import { Waiting } from './waiting.tsx';
import { WroteBack } from './wrote-back.tsx';
import './start-page.css';
import { readMailboxState } from '../../intake/inbound/mailbox-state.ts';
import { env } from '../../process/env.ts';
import { receivedLabels } from '../messages/received-labels.ts';

/** Why the mailbox of `IMAP_URL` is not read, for everybody who waits for answers; nothing while it is. */
async function MailboxNotice({ payload, user, i18n }: StartPageProps) {
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

/**
 * Above the list of collections: incomplete documents, broken links, proposed translations, drafts
 * that wait for publication, the reader's own, translations that wait, the schedule and, for
 * salespeople, replies that did not arrive, the figures of the leads and the next steps.
 */
export async function StartPage({ payload, user, i18n }: StartPageProps) {
  const { words } = leadLabels(i18n.language);
  const props = { payload, user, i18n };
  if (leadScope(user) === 'none') {
    return (
      <main className="start">
        <ReturnToForm user={user.id} />
        <h1>{words.greeting.replace('{name}', user.name)}</h1>
        <UnsavedNotice {...props} />
        <SiteNotice i18n={i18n} />
        <IncompleteContent {...props} />
        <ContentPanels {...props} />
      </main>
    );
  }
  return (
    <main className="start">
      <ReturnToForm user={user.id} />
      <h1>{words.greeting.replace('{name}', user.name)}</h1>
      <UnsavedNotice {...props} />
      <MailNotice {...props} />
      <MailboxNotice {...props} />
      <WebhookNotice {...props} />
      <Copies i18n={i18n} />
      <SecondPlace payload={payload} i18n={i18n} />
      <SiteNotice i18n={i18n} />
      <IncompleteContent {...props} />
      <FailedReplies {...props} />
      <Figures {...props} />
      <NextSteps {...props} />
      <div className="start__columns">
        <Waiting {...props} />
        <WroteBack {...props} />
        <Mails {...props} />
      </div>
      <ContentPanels {...props} />
      <Sources {...props} />
    </main>
  );
}

/** Open tasks of people who write; in wide windows next to each other. */
function ContentPanels(props: StartPageProps) {
  return (
    <div className="start__columns">
      <BrokenLinks {...props} />
      <Proposals {...props} />
      <AwaitingPublication {...props} />
      <Drafts {...props} />
      <TranslationsToRepair {...props} />
      <Scheduled {...props} />
    </div>
  );
}
