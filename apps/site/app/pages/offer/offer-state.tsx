import { type ErrorCode, LOCALES } from '@osnowa/contract';
import type { LinkMessages } from '@osnowa/text/messages/pl/links';
import type { ReactNode } from 'react';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { box, narrow, side, stack, start } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import { TelephoneText } from '../../ui/links/telephone-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { LinkPage } from '../links/link-page.tsx';
import styles from './offer.module.css';
import { Hidden, Refusal } from './offer-forms.tsx';
import { type OfferResult, type OfferView, useOffer } from './offer-view.ts';

/** A name and a value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={roles.detail}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What was done just now or was not, and the state of the offer, unless it is open for its reader. */
export function Notices() {
  const view = useOffer();
  const { said, words, result } = view;
  const sentences: Record<string, string> = words.said;
  const sentence = said && sentences[said];
  return (
    <>
      {sentence ? (
        // biome-ignore lint/a11y/noAutofocus: it is the answer to what was sent
        <p className={`${box} ${side} ${styles.done}`} role="status" tabIndex={-1} autoFocus>
          {sentence}
        </p>
      ) : null}
      {result && !hasForm(view, result) ? (
        <>
          <Refusal />
          <p className={`${narrow} ${roles.written}`}>{typedIn(result)}</p>
        </>
      ) : null}
      <State />
    </>
  );
}

/** Whether the form of a result is on the page, with all that was typed. */
function hasForm({ may, shown }: OfferView, { form, values }: OfferResult): boolean {
  if (form === 'time') return may.wait;
  if (!form.startsWith('ask-')) return may.decide;
  return may.ask && (!values.line || shown.content.lines.some(({ key }) => key === values.line));
}

function typedIn({ values }: OfferResult): string {
  return [values.name, values.role, values.text].filter(Boolean).join('\n');
}

function State() {
  const { link, shown, words, isCurrent, phone } = useOffer();
  const { state, content, isForDeciding } = shown;
  const locale = useLocale();
  if (!isCurrent) {
    return (
      <Notice title={words.oldHeading} text={words.oldText}>
        <LocaleLink to={`/offer/${link}`}>{words.oldLink}</LocaleLink>
      </Notice>
    );
  }
  if (state === 'accepted') return <Accepted />;
  if (state === 'open') return isForDeciding ? null : <p className={narrow}>{words.readOnly}</p>;
  const date = formatDate(locale, content.validUntil);
  const text = fill(words[`${state}Text`], { date, phone });
  return <Notice title={words[`${state}Heading`]} text={text} />;
}

function Notice({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className={stack(3, box, start, styles.notice)}>
      <h2 className={roles.title}>{title}</h2>
      {text ? (
        <p>
          <TelephoneText>{text}</TelephoneText>
        </p>
      ) : null}
      {children}
    </section>
  );
}

function Accepted() {
  const { shown, words } = useOffer();
  const { acceptance } = shown;
  const locale = useLocale();
  if (!acceptance) return null;
  const { name, role, at, wording, of, locale: own } = acceptance;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' } as const;
  const time = new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(at));
  return (
    <Notice title={words.acceptedHeading}>
      <dl className={stack(3)}>
        <Fact label={words.acceptedBy}>{`${name}, ${role}`}</Fact>
        <Fact label={words.acceptedAt}>{time}</Fact>
        <Fact label={words.acceptedWords}>
          <span lang={LOCALES[own].fullCode}>{wording}</span>
        </Fact>
        <Fact label={words.hash}>
          <span className={`${roles.written} ${roles.fine}`}>{of}</span>
        </Fact>
      </dl>
    </Notice>
  );
}

interface MissingOfferProps extends Pick<OfferView, 'words' | 'phone'> {
  code: ErrorCode | null;
  links: LinkMessages;
  /** A form that could not be carried out: what was typed can be sent again. */
  result: OfferResult | null;
}

/** In place of an offer: there is none, or it cannot be read now. */
export function MissingOffer({ code, words, links, phone, result }: MissingOfferProps) {
  if (code === 'NotFound' || code === 'BadRequest' || code === 'Validation')
    return <LinkPage heading={words.missingHeading} text={words.missingText} />;
  return (
    <LinkPage heading={links.unavailableHeading} text={fill(links.unavailableText, { phone })}>
      {result ? (
        <form method="post" className={stack(4, start)}>
          <Hidden values={{ ...result.values, shown: result.taken.join(',') }} />
          {result.taken.map((key) => (
            <input key={key} type="hidden" name="taken" value={key} />
          ))}
          <p>{words.typed}</p>
          <p className={roles.written}>{typedIn(result)}</p>
          <Button type="submit" name="intent" value={result.form.split('-', 1)[0]}>
            {words.again}
          </Button>
        </form>
      ) : undefined}
    </LinkPage>
  );
}
