import type { ErrorCode, VisitorCall } from '@osnowa/contract';
import { LOCALES, timeElsewhere, zoneInWords } from '@osnowa/contract';
import { LINK_PAGES, LINK_PARAMETER } from '@osnowa/site-map';
import type { LinkMessages } from '@osnowa/text/messages/pl/links';
import { fill } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { type CallChoice, TimesList } from '../../leads/call-times/times-list.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { FieldError } from '../../ui/form/field.tsx';
import { stack, start } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './link-page.module.css';

interface OwnCallProps {
  call: VisitorCall;
  /** The visitor's, as their browser named it. */
  zone: string | undefined;
  words: LinkMessages['request'];
  phone: string;
  token: string;
  /** Times for another call; absent if the call cannot be moved. */
  calls: CallChoice | undefined;
  /** Reason why the last change was refused. */
  code: ErrorCode | null;
}

/** A visitor's arranged call, and how to move or cancel it. */
export function OwnCall({ call, zone, words: request, phone, token, calls, code }: OwnCallProps) {
  const words = request.call;
  const locale = useLocale();
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: call.timeZone } as const;
  const time = new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(
    new Date(call.startsAt),
  );
  const theirs = timeElsewhere(call.startsAt, locale, { company: call.timeZone, visitor: zone });
  const yours = theirs && fill(words.yours, { time: theirs });
  const zones = [zoneInWords(call.timeZone, locale), yours].filter(Boolean).join(', ');
  const values = { time, zone: zones, adviser: call.adviser ?? '' };
  const isOver = call.state === 'booked' && !call.isOpen && Date.parse(call.startsAt) < Date.now();
  const booked = call.adviser ? words.bookedBy : words.booked;
  const said = isOver ? words.over : booked;
  return (
    <section className={stack(4, styles.part)} id="call">
      <h2 className={roles.title}>{words.heading}</h2>
      <p>{fill(call.state === 'cancelled' ? words.cancelled : said, values)}</p>
      {call.state === 'cancelled' ? (
        <ArrowLink to={`/consultation#${CONTACT_FORM_ID}`}>{words.again}</ArrowLink>
      ) : null}
      {code === 'Conflict' ? <p role="alert">{fill(words.failed, { phone })}</p> : null}
      {call.isOpen ? <Changes {...{ words, token, calls, call, code }} /> : null}
    </section>
  );
}

type ChangesProps = Pick<OwnCallProps, 'token' | 'calls' | 'call' | 'code'> & {
  words: LinkMessages['request']['call'];
};

function Changes({ words, token, calls, call, code }: ChangesProps) {
  const { forms } = useMessages();
  const locale = useLocale();
  const action = `${useLocalePath()(LINK_PAGES.request)}#call`;
  const isGone = code === 'Validation' || code === 'BadRequest';
  const hidden = <input type="hidden" name={LINK_PARAMETER} value={token} />;
  return (
    <>
      {calls?.free ? (
        <details open={isGone}>
          <summary>{words.move}</summary>
          <form method="post" action={action} className={stack(4)}>
            <p>{words.moveText}</p>
            {hidden}
            <fieldset>
              <legend className={roles.detail}>
                {fill(calls.words.hint, { zone: zoneInWords(call.timeZone, locale) })}
              </legend>
              <TimesList
                words={calls.words}
                free={calls.free}
                zone={null}
                chosen={null}
                name="callTime"
              />
            </fieldset>
            {isGone ? <FieldError id="call-error">{forms.fields.callTimeGone}</FieldError> : null}
            <Button type="submit" name="intent" value="moveCall" variant="secondary">
              {words.moveButton}
            </Button>
          </form>
        </details>
      ) : null}
      <details>
        <summary>{words.cancel}</summary>
        <form method="post" action={action} className={stack(4, start)}>
          <p>{words.cancelText}</p>
          {hidden}
          <Button type="submit" name="intent" value="cancelCall" variant="secondary">
            {words.cancelButton}
          </Button>
        </form>
      </details>
    </>
  );
}
