import { type ErrorCode, LOCALES } from '@osnowa/contract';
import type { LinkMessages } from '@osnowa/text/messages/pl/links';
import type { ReactNode } from 'react';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { JsonScript } from '../../islands/island.tsx';
import { PageHeader } from '../../sections/detail/page-header.tsx';
import {
  band,
  box,
  cluster,
  grid,
  narrow,
  rows,
  side,
  stack,
  start,
} from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import { MailLink } from '../../ui/links/mail-link.tsx';
import { TelephoneLink } from '../../ui/links/telephone-link.tsx';
import { TelephoneText } from '../../ui/links/telephone-text.tsx';
import { Paragraphs } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { LinkPage } from '../links/link-page.tsx';
import { figureTexts } from './figure-texts.ts';
import styles from './offer.module.css';
import { OfferFigures, OfferPayments } from './offer-figures.tsx';
import {
  AcceptForm,
  AskForm,
  DeclineForm,
  Hidden,
  Questions,
  Refusal,
  TimeForm,
} from './offer-forms.tsx';
import { GoneLines, OfferLines } from './offer-lines.tsx';
import type { OfferResult, OfferView } from './offer-view.ts';

/** An offer for its buyer: what is offered, what it costs, and what can be done about it. */
export function OfferPage(view: OfferView) {
  const { shown, words, taken, sheet } = view;
  const { content } = shown;
  const locale = useLocale();
  const { locale: lang } = content;
  const date = formatDate(locale, content.sentAt);
  const { number, version } = content;
  const subtitle = fill(words.subtitle, { number, version, date });
  return (
    <div data-offer>
      <PageHeader
        title={{ text: content.title, lang }}
        subtitle={{ text: subtitle, lang: locale }}
      />
      <div className={stack(7, band, styles.content)}>
        <Notices {...view} />
        <Facts {...view} />
        <Paragraphs of={{ text: content.introduction, lang }} className={stack(3, narrow)} />
        <OfferLines view={view} />
        <GoneLines view={view} />
        <OfferFigures view={view} texts={figureTexts(sheet, taken)} />
        <OfferPayments view={view} texts={figureTexts(sheet, taken)} />
        <People {...view} />
        <Part title={words.terms}>
          <Paragraphs
            of={{ text: content.terms, lang }}
            className={stack(3, narrow, roles.written)}
          />
        </Part>
        <Part title={words.questions} isHidden={!view.may.ask && !asksWhole(view)}>
          <Questions view={view} line={null} />
          {view.may.ask ? <AskForm view={view} line={null} /> : null}
        </Part>
        <Decisions {...view} />
        <Part title={words.files}>
          <Files {...view} />
        </Part>
        <Versions {...view} />
      </div>
      <JsonScript id="offer-sheet" value={sheet} />
    </div>
  );
}

function asksWhole({ shown }: OfferView): boolean {
  return shown.questions.some(({ line }) => line === null);
}

/** A part of the page with its heading. */
function Part({
  title,
  id,
  isHidden = false,
  children,
}: {
  title: string;
  id?: string;
  isHidden?: boolean;
  children: ReactNode;
}) {
  if (isHidden) return null;
  return (
    <section className={stack(5, styles.part)} id={id}>
      <h2 className={roles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** What was done just now, and the state of the offer, unless it is open for its reader. */
function Notices(view: OfferView) {
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
          <Refusal view={view} />
          <p className={`${narrow} ${roles.written}`}>{typedIn(result)}</p>
        </>
      ) : null}
      <State {...view} />
    </>
  );
}

/** Whether the form of a result is on the page, with all that was typed. */
function hasForm({ may, shown }: OfferView, { form, values }: OfferResult): boolean {
  if (form === 'accept') return may.decide;
  if (!form.startsWith('ask-')) return form === 'time' ? may.wait : may.decide;
  return may.ask && (!values.line || shown.content.lines.some(({ key }) => key === values.line));
}

function State(view: OfferView) {
  const { link, shown, words, isCurrent, phone } = view;
  const { state, content, isForDeciding } = shown;
  const locale = useLocale();
  if (!isCurrent) {
    return (
      <Notice title={words.oldHeading} text={words.oldText}>
        <LocaleLink to={`/offer/${link}`}>{words.oldLink}</LocaleLink>
      </Notice>
    );
  }
  if (state === 'accepted') return <Accepted {...view} />;
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

function Accepted({ shown, words }: OfferView) {
  const { acceptance } = shown;
  const locale = useLocale();
  if (!acceptance) return null;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' } as const;
  const at = new Intl.DateTimeFormat(LOCALES[locale].fullCode, format);
  return (
    <Notice title={words.acceptedHeading}>
      <dl className={stack(3)}>
        <Fact label={words.acceptedBy}>
          {acceptance.name}, {acceptance.role}
        </Fact>
        <Fact label={words.acceptedAt}>{at.format(new Date(acceptance.at))}</Fact>
        <Fact label={words.acceptedWords}>
          <span lang={LOCALES[acceptance.locale].fullCode}>{acceptance.wording}</span>
        </Fact>
        <Fact label={words.hash}>
          <span className={`${roles.written} ${roles.fine}`}>{acceptance.of}</span>
        </Fact>
      </dl>
    </Notice>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={roles.detail}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** For whom and by whom it is, until when, and what is said openly about it. */
function Facts({ shown, words }: OfferView) {
  const { customer, seller, contact, validUntil, locale: own } = shown.content;
  const locale = useLocale();
  return (
    <div className={stack(4)}>
      <dl className={grid('4 columns')}>
        <Fact label={words.customer}>
          {[customer.company, customer.name].filter(Boolean).join(', ')}
        </Fact>
        <Fact label={words.until}>{formatDate(locale, validUntil)}</Fact>
        <Fact label={words.seller}>
          {seller.company}
          <span className={`${roles.note} ${styles.lines}`}>
            {[seller.address, seller.register].filter(Boolean).join('\n')}
          </span>
        </Fact>
        <Fact label={words.contact}>
          <span className={styles.lines}>{contact.name}</span>
          {contact.mail ? <MailLink address={contact.mail} /> : null}{' '}
          {contact.phone ? <TelephoneLink phone={contact.phone} /> : null}
        </Fact>
      </dl>
      <p className={roles.note}>
        {words.companies} {words.seen} {own === locale ? null : words.language}
      </p>
    </div>
  );
}

/** Who would work on it, and from when on. */
function People({ shown, words }: OfferView) {
  const { people, startsOn, locale: own } = shown.content;
  const locale = useLocale();
  return (
    <>
      {startsOn ? (
        <Part title={words.start}>
          <p>{formatDate(locale, startsOn)}</p>
        </Part>
      ) : null}
      <Part title={words.people} isHidden={people.length === 0}>
        <ul className={grid('4 columns')} lang={LOCALES[own].fullCode}>
          {people.map(({ name, position }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span className={`${roles.note} ${styles.lines}`}>{position}</span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

/** The forms that decide, for those who may. */
function Decisions(view: OfferView) {
  const { words, may } = view;
  return (
    <>
      <Part title={words.acceptHeading} id="accept" isHidden={!may.decide}>
        <AcceptForm view={view} />
      </Part>
      {may.wait ? (
        <div className={rows}>
          {may.decide ? <DeclineForm view={view} /> : null}
          <TimeForm view={view} />
        </div>
      ) : null}
    </>
  );
}

/** Files of what is shown, and the link to pass on. */
function Files({ link, words, taken, shown, readingAddress }: OfferView) {
  const query = `?version=${shown.content.version}&taken=${taken.join(',')}`;
  const files = ['pdf', 'json', 'csv'] as const;
  return (
    <div className={stack(5)}>
      <ul className={cluster('3 6')} data-screen-only data-offer-files>
        {files.map((file) => (
          <li key={file}>
            <LocaleLink to={`/offer/${link}/${file}${query}`} data-file>
              {words[file]}
            </LocaleLink>
          </li>
        ))}
      </ul>
      {readingAddress ? (
        <p className={stack(1, styles.link)} data-screen-only>
          <strong>{words.reading}</strong>
          <span className={roles.note}>{words.readingText}</span>
          <a href={readingAddress}>{readingAddress}</a>
        </p>
      ) : null}
    </div>
  );
}

function Versions({ link, shown, words }: OfferView) {
  const { versions, content } = shown;
  const locale = useLocale();
  return (
    <Part title={words.versions} isHidden={versions.length < 2}>
      <ol className={stack(2)}>
        {versions.map(({ version, sentAt }, nth) => {
          const isCurrent = nth === versions.length - 1;
          const name = fill(words.oneVersion, { version, date: formatDate(locale, sentAt) });
          const isShown = version === content.version;
          const marks = [isCurrent && words.current, isShown && words.shown].filter(Boolean);
          const to = `/offer/${link}${isCurrent ? '' : `?version=${version}`}`;
          return (
            <li key={version}>
              {isShown ? name : <LocaleLink to={to}>{name}</LocaleLink>}
              {marks.length > 0 ? ` (${marks.join(', ')})` : null}
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

interface MissingOfferProps {
  code: ErrorCode | null;
  words: OfferView['words'];
  links: LinkMessages;
  phone: string;
  /** A form that could not be carried out: what was typed can be sent again. */
  result: OfferResult | null;
}

/** In place of an offer: there is none, or it cannot be read now. */
export function MissingOffer({ code, words, links, phone, result }: MissingOfferProps) {
  if (code === 'NotFound' || code === 'BadRequest' || code === 'Validation')
    return <LinkPage heading={words.missingHeading} text={words.missingText} />;
  const text = fill(links.unavailableText, { phone });
  const intent = result?.form.replace(/^ask-.*/s, 'ask');
  return (
    <LinkPage heading={links.unavailableHeading} text={text}>
      {result ? (
        <form method="post" className={stack(4, start)}>
          <Hidden values={{ ...result.values, shown: result.taken.join(',') }} />
          {result.taken.map((key) => (
            <input key={key} type="hidden" name="taken" value={key} />
          ))}
          <p>{words.typed}</p>
          <p className={roles.written}>{typedIn(result)}</p>
          <Button type="submit" name="intent" value={intent}>
            {words.again}
          </Button>
        </form>
      ) : undefined}
    </LinkPage>
  );
}

function typedIn({ values }: OfferResult): string {
  return [values.name, values.role, values.text].filter(Boolean).join('\n');
}
