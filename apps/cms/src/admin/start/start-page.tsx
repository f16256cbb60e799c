import { fill } from '@osnowa/text';
import { isTranslator } from '../../access/translators.ts';
import type { Reader } from '../../kit/panel.tsx';
import { officeWords } from '../../kit/words.ts';
import { leadScope } from '../../leads/access.ts';
import { ReturnToForm } from '../editing/return-to-form.tsx';
import {
  AwaitingPublication,
  BrokenLinks,
  Drafts,
  IncompleteContent,
  Scheduled,
} from './content-panels.tsx';
import { Figures, Sources } from './figures.tsx';
import { FailedReplies, Mails, NextSteps, Waiting, WroteBack } from './lead-panels.tsx';
import {
  Copies,
  MailboxNotice,
  MailNotice,
  SecondPlace,
  SiteNotice,
  UnsavedNotice,
  WebhookNotice,
} from './notices.tsx';
import { GivenTranslations, TranslationsToRepair } from './translation-panels.tsx';
/**
 * Above the list of collections: incomplete documents, broken links, drafts
 * that wait for publication, the reader's own, translations that wait, the schedule and, for
 * salespeople, replies that did not arrive, the figures of the leads and the next steps.
 */
export async function StartPage({ payload, user, i18n }: Reader) {
  const words = officeWords(i18n.language).leads.list;
  const props = { payload, user, i18n };
  const hasLeads = leadScope(user) !== 'none';
  if (isTranslator(user)) {
    return (
      <main className="start">
        <ReturnToForm user={user.id} />
        <h1>{fill(words.greeting, { name: user.name })}</h1>
        <GivenTranslations {...props} />
      </main>
    );
  }
  return (
    <main className="start">
      <ReturnToForm user={user.id} />
      <h1>{fill(words.greeting, { name: user.name })}</h1>
      <UnsavedNotice {...props} />
      {hasLeads ? <LeadNotices {...props} /> : null}
      <SiteNotice {...props} />
      <IncompleteContent {...props} />
      {hasLeads ? <LeadPanels {...props} /> : null}
      <div className="start__columns">
        <BrokenLinks {...props} />
        <AwaitingPublication {...props} />
        <Drafts {...props} />
        <TranslationsToRepair {...props} />
        <Scheduled {...props} />
      </div>
      {hasLeads ? <Sources {...props} /> : null}
    </main>
  );
}

function LeadNotices(props: Reader) {
  return (
    <>
      <MailNotice {...props} />
      <MailboxNotice {...props} />
      <WebhookNotice {...props} />
      <Copies {...props} />
      <SecondPlace {...props} />
    </>
  );
}

function LeadPanels(props: Reader) {
  return (
    <>
      <FailedReplies {...props} />
      <Figures {...props} />
      <NextSteps {...props} />
      <div className="start__columns">
        <Waiting {...props} />
        <WroteBack {...props} />
        <Mails {...props} />
      </div>
    </>
  );
}
