import { isOfficeOpen, LOCALES, zoneInWords } from '@osnowa/contract';
import { useContext, useState } from 'react';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import { AdviserCard, Advisers } from './adviser-card.tsx';
import styles from './form.module.css';
import type { FormDescription, FormSettings } from './form.ts';

interface SentTextProps {
  form: FormDescription['name'];
  reference: string;
  /** When an adviser will call; ISO 8601. */
  callTime?: string | undefined;
  /** No mail goes to the sender. */
  isUnmailed?: boolean | undefined;
  settings: Pick<FormSettings, 'officeHours' | 'timeZone'>;
}

/** The first line after a form was sent: a call is booked only if it has a time. */
export function useSentTitle(): (sent: Pick<SentTextProps, 'form' | 'callTime'>) => string {
  const { forms } = useMessages();
  return ({ form, callTime }) => (callTime ? forms.callTimeTitle : forms.sent[form].title);
}

/** The next steps after a form was sent: the number to quote, the people who answer, and when. */
export function SentText({ form, reference, isUnmailed, callTime, settings }: SentTextProps) {
  const { forms } = useMessages();
  const [isOpen] = useState(() => isOfficeOpen(settings, new Date()));
  const { open, closed = open } = forms.sent[form];
  const next = isOpen ? open : closed;
  return (
    <div className={stack(4, styles.sent)}>
      {form !== 'newsletter' && (
        <p>
          {forms.sentReference}
          <strong className={styles.reference}>{reference}</strong>
        </p>
      )}
      {callTime ? (
        <CallPromise time={callTime} timeZone={settings.timeZone} isMailed={!isUnmailed} />
      ) : (
        <p>{isUnmailed && form === 'newsletter' ? forms.optInUnmailed : next}</p>
      )}
      {form !== 'newsletter' && <p>{isUnmailed ? forms.unmailed : forms.mailed}</p>}
      {form !== 'newsletter' && form !== 'career' && <WhoAnswers />}
    </div>
  );
}

/** The time at which an adviser will call, by the company's clock. */
function CallPromise(props: { time: string; timeZone: string; isMailed: boolean }) {
  const { time, timeZone, isMailed } = props;
  const { forms } = useMessages();
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  const locale = useLocale();
  return (
    <>
      <p>
        {forms.callTimeKept}
        <strong className={styles.reference}>
          {new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(time))}
        </strong>
        <span className={roles.note}>{zoneInWords(timeZone, locale)}</span>
      </p>
      <p>
        {forms.callTimePromise} {isMailed ? forms.callTimeMail : null}
      </p>
    </>
  );
}

/** The advisers, one of whom will answer. */
function WhoAnswers() {
  const { forms } = useMessages();
  const advisers = useContext(Advisers);
  if (advisers.length === 0) return null;
  return (
    <>
      <p>{forms.sentBy}</p>
      <ul className={cluster('4 6')}>
        {advisers.map((adviser) => (
          <li key={adviser.id}>
            <AdviserCard adviser={adviser} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same in place of a form that was sent without scripts. */
export function SentNotice(props: SentTextProps) {
  const title = useSentTitle();
  return (
    <div role="status">
      <h3>{title(props)}</h3>
      <SentText {...props} />
    </div>
  );
}
