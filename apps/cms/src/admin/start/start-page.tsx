import { fill } from '@osnowa/text';
import { isTranslator } from '../../access/translators.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { Notice, type Reader } from '../../kit/panel.tsx';
import { officeWords } from '../../kit/words.ts';
import { leadScope, seesLeads } from '../../leads/access.ts';
import { ReturnToForm } from '../editing/return-to-form.tsx';
import {
  AwaitingPublication,
  BrokenLinks,
  Drafts,
  IncompleteContent,
  Scheduled,
} from './content-panels.tsx';
import { Figures } from './figures-row.tsx';
import { FailedReplies, NextSteps, Waiting, WroteBack } from './lead-panels.tsx';
import { Mails } from './mails.tsx';
import {
  Copies,
  MailNotice,
  SecondPlace,
  SiteNotice,
  UnsavedNotice,
  WebhookNotice,
} from './notices.tsx';
import { Sources } from './sources.tsx';
import { GivenTranslations, TranslationsToRepair } from './translation-panels.tsx';
import './start-page.css';
import { readMailboxState } from '../../intake/inbound/mailbox-state.ts';
import { env } from '../../process/env.ts';

/** Why the mailbox of `IMAP_URL` is not read, for everybody who waits for answers; nothing while it is. */
async function MailboxNotice({ payload, user, i18n }: Reader) {
  if (!env.IMAP_URL || !seesLeads(user)) return null;
  const state = await readMailboxState(payload);
  if (!state?.problem || !state.since) return null;
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).messages.received;
  const { username, host } = new URL(env.IMAP_URL);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice>
      <p>
        {fill(words.mailbox[state.problem], {
          box: `${decodeURIComponent(username)} (${host})`,
          time: time.format(new Date(state.since)),
        })}
      </p>
    </Notice>
  );
}

/**
 * Above the list of collections: incomplete documents, broken links, drafts
 * that wait for publication, the reader's own, translations that wait, the schedule and, for
 * salespeople, replies that did not arrive, the figures of the leads and the next steps.
 */
export async function StartPage({ payload, user, i18n }: Reader) {
  const words = officeWords(i18n.language).leads.list;
  const props = { payload, user, i18n };
  if (isTranslator(user)) {
    return (
      <main className="start">
        <ReturnToForm user={user.id} />
        <h1>{fill(words.greeting, { name: user.name })}</h1>
        <GivenTranslations {...props} />
      </main>
    );
  }
  if (leadScope(user) === 'none') {
    return (
      <main className="start">
        <ReturnToForm user={user.id} />
        <h1>{fill(words.greeting, { name: user.name })}</h1>
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
      <h1>{fill(words.greeting, { name: user.name })}</h1>
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
function ContentPanels(props: Reader) {
  return (
    <div className="start__columns">
      <BrokenLinks {...props} />
      <AwaitingPublication {...props} />
      <Drafts {...props} />
      <TranslationsToRepair {...props} />
      <Scheduled {...props} />
    </div>
  );
}
