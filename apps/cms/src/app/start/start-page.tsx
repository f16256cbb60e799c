import { fill } from '@osnowa/text';
import { leadScope } from '../../accounts/access.ts';
import { isTranslator } from '../../accounts/translators.ts';
import { ReturnToForm } from '../../kit/form/ended-session.tsx';
import type { Reader } from '../../kit/panel.tsx';
import { officeWords } from '../../kit/words.ts';
import {
  AwaitingPublication,
  BrokenLinks,
  Drafts,
  IncompleteContent,
  Scheduled,
} from './content-panels.tsx';
import { Figures, Sources } from './figures.tsx';
import { FailedReplies, Mails, NextSteps, Waiting } from './lead-panels.tsx';
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

/** Above the list of collections: what waits for the reader. */
export function StartPage({ payload, user, i18n }: Reader) {
  const props = { payload, user, i18n };
  const { greeting } = officeWords(i18n.language).leads.list;
  return (
    <main className="start">
      <ReturnToForm user={user.id} />
      <h1>{fill(greeting, { name: user.name })}</h1>
      {isTranslator(user) ? <GivenTranslations {...props} /> : <Panels {...props} />}
    </main>
  );
}

function Panels(props: Reader) {
  const hasLeads = leadScope(props.user) !== 'none';
  return (
    <>
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
    </>
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
        <Mails {...props} />
      </div>
    </>
  );
}
