import { type ErrorCode, LOCALES, type VisitorLead } from '@osnowa/contract';
import { LINK_PAGES, LINK_PARAMETER } from '@osnowa/site-map';
import type { LinkMessages } from '@osnowa/text/messages/pl/links';
import type { ReactNode } from 'react';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { CallChoice } from '../../leads/call-times/times-list.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { stack, start } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './link-page.module.css';
import { LinkPage } from './link-page.tsx';
import { OwnCall } from './own-call.tsx';
import { type Fact, SentFacts } from './sent-facts.tsx';

interface MyRequestPageProps {
  words: LinkMessages;
  phone: string;
  token: string | null;
  /** The request, or the reason why it cannot be shown. */
  shown: VisitorLead | ErrorCode;
  /** The choice from a calculator or the wizard, in words. */
  chosen: readonly Fact[];
  /** Times for another call. */
  calls?: CallChoice;
  /** Result of the visitor's decision. */
  result: { code: ErrorCode | null } | null;
}

/** Refusals shown next to the call: the rest of the page is as usual. */
const OF_CALL: readonly (ErrorCode | null)[] = ['Conflict', 'Validation', 'BadRequest'];

/** A visitor's request, and their possible actions. */
export function MyRequestPage(props: MyRequestPageProps) {
  const { words, phone, token, shown, chosen, calls, result } = props;
  const { request } = words;
  if (result?.code === null) {
    return (
      <LinkPage heading={request.deletedHeading} text={request.deletedText}>
        <ArrowLink to="/">{words.home}</ArrowLink>
      </LinkPage>
    );
  }
  const refused = result?.code ?? null;
  const isOfCall = typeof shown !== 'string' && shown.call && OF_CALL.includes(refused);
  const code = (isOfCall ? null : refused) ?? (typeof shown === 'string' ? shown : null);
  if (code || !token || typeof shown === 'string')
    return <Failure code={code} words={words} phone={phone} complete={token !== null} />;
  const zone = shown.details.find(({ key }) => key === 'timeZone')?.value;
  const given = { zone, words: words.request, phone, token, calls, code: refused };
  const call = shown.call ? <OwnCall call={shown.call} {...given} /> : null;
  return <Request words={words} token={token} lead={shown} chosen={chosen} call={call} />;
}

interface FailureProps {
  code: ErrorCode | null;
  words: LinkMessages;
  phone: string;
  /** Whether the address had a token at all. */
  complete: boolean;
}

function Failure({ code, words, phone, complete }: FailureProps) {
  const { request } = words;
  if (code === 'NotFound' && complete)
    return <LinkPage heading={request.goneHeading} text={request.goneText} />;
  if (code === 'NotFound' || code === 'Forbidden' || code === 'BadRequest')
    return <LinkPage heading={request.failedHeading} text={request.failedText} />;
  const text = fill(words.unavailableText, { phone });
  return <LinkPage heading={words.unavailableHeading} text={text} />;
}

interface RequestProps {
  words: LinkMessages;
  token: string;
  lead: VisitorLead;
  chosen: readonly Fact[];
  /** The arranged call, if any. */
  call: ReactNode;
}

function Request({ words, token, lead, chosen, call }: RequestProps) {
  const locale = useLocale();
  const download = useLocalePath()(`${LINK_PAGES.request}/download`);
  const { request } = words;
  const day = (time: string) => formatDate(locale, time);
  const { consent, reference, receivedAt, keptUntil } = lead;
  const isJob = lead.topic === 'jobApply';
  const kept = fill(request.kept, { date: day(keptUntil) });
  return (
    <LinkPage
      heading={fill(isJob ? request.headingJob : request.heading, { reference })}
      text={fill(request.received, { date: day(receivedAt) })}
    >
      {consent.withdrawnAt ? (
        <p role="status">{fill(request.withdrawn, { date: day(consent.withdrawnAt) })}</p>
      ) : null}
      <p>{kept}</p>
      {call}
      <section className={stack(4, styles.part)}>
        <h2 className={roles.title}>{request.sentHeading}</h2>
        <SentFacts lead={lead} chosen={chosen} words={request} />
        <form method="post" action={download} className={stack(4, start)} data-downloads>
          <input type="hidden" name={LINK_PARAMETER} value={token} />
          <Button type="submit" name="intent" value="pdf" variant="secondary">
            {request.pdf}
          </Button>
          <Button type="submit" variant="quiet">
            {request.download}
          </Button>
          <p className={`${roles.note} ${styles.clause}`}>{request.downloadText}</p>
        </form>
      </section>
      <section className={stack(4, styles.part)}>
        <h2 className={roles.title}>{request.consentHeading}</h2>
        {consent.acceptedAt ? (
          <p>
            {fill(request.consentAccepted, {
              version: consent.version ?? '–',
              date: day(consent.acceptedAt),
            })}
          </p>
        ) : null}
        <p
          className={`${roles.note} ${styles.clause}`}
          lang={lead.locale === locale ? undefined : LOCALES[lead.locale].fullCode}
        >
          {consent.clause}
        </p>
        <ArrowLink to="/privacy">{words.privacy}</ArrowLink>
      </section>
      <section className={stack(4, styles.part)}>
        <h2 className={roles.title}>{request.choicesHeading}</h2>
        <RequestChoices lead={lead} token={token} words={request} />
      </section>
    </LinkPage>
  );
}

interface RequestChoicesProps {
  lead: VisitorLead;
  token: string;
  words: LinkMessages['request'];
}

/** The visitor's decisions. Each first opens and says what will follow; its button then does it. */
function RequestChoices({ lead, token, words }: RequestChoicesProps) {
  const locale = useLocale();
  const { extendableUntil, consent } = lead;
  const choices = [
    ...(extendableUntil
      ? [
          {
            id: 'extend',
            title: words.extend,
            text: fill(words.extendText, { date: formatDate(locale, extendableUntil) }),
            button: words.extendButton,
          },
        ]
      : []),
    ...(consent.withdrawnAt
      ? []
      : [
          {
            id: 'withdraw',
            title: words.withdraw,
            text: words.withdrawText,
            button: words.withdrawButton,
          },
        ]),
    { id: 'delete', title: words.delete, text: words.deleteText, button: words.deleteButton },
  ];
  const items = choices.map(({ id, title, text, button }) => ({
    id,
    title,
    content: <Decision intent={id} token={token} text={text} button={button} />,
  }));
  return <Accordion items={items} exclusive />;
}

interface DecisionProps {
  intent: string;
  token: string;
  text: string;
  button: string;
}

function Decision({ intent, token, text, button }: DecisionProps) {
  const action = useLocalePath()(LINK_PAGES.request);
  return (
    <form method="post" action={action} className={stack(4, start)}>
      <p>{text}</p>
      <input type="hidden" name={LINK_PARAMETER} value={token} />
      <Button type="submit" name="intent" value={intent} variant="secondary">
        {button}
      </Button>
    </form>
  );
}
