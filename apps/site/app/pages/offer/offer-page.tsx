import { LOCALES } from '@osnowa/contract';
import type { ReactNode } from 'react';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { JsonScript } from '../../islands/island.tsx';
import { PageHeader } from '../../sections/detail/page-header.tsx';
import { band, cluster, grid, narrow, rows, stack } from '../../ui/layout/layout.ts';
import { MailLink } from '../../ui/links/mail-link.tsx';
import { TelephoneLink } from '../../ui/links/telephone-link.tsx';
import { Paragraphs } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './offer.module.css';
import { OfferFigures, OfferPayments } from './offer-figures.tsx';
import { AcceptForm, AskForm, DeclineForm, Questions, TimeForm } from './offer-forms.tsx';
import { GoneLines, OfferLines } from './offer-lines.tsx';
import { Fact, Notices } from './offer-state.tsx';
import { OfferContext, type OfferView, useOffer } from './offer-view.ts';

/** An offer for its buyer: what is offered, what it costs, and what can be done about it. */
export function OfferPage(view: OfferView) {
  const { shown, words, sheet, may } = view;
  const { title, introduction, terms, number, version, sentAt, locale: lang } = shown.content;
  const locale = useLocale();
  const subtitle = fill(words.subtitle, { number, version, date: formatDate(locale, sentAt) });
  const isAsked = may.ask || shown.questions.some(({ line }) => line === null);
  return (
    <OfferContext value={view}>
      <div data-offer>
        <PageHeader title={{ text: title, lang }} subtitle={{ text: subtitle, lang: locale }} />
        <div className={stack(7, band, styles.content)}>
          <Notices />
          <Facts />
          <Paragraphs of={{ text: introduction, lang }} className={stack(3, narrow)} />
          <OfferLines />
          <GoneLines />
          <OfferFigures />
          <OfferPayments />
          <People />
          <Part title={words.terms}>
            <Paragraphs of={{ text: terms, lang }} className={stack(3, narrow, roles.written)} />
          </Part>
          <Part title={words.questions} isHidden={!isAsked}>
            <Questions line={null} />
            {may.ask ? <AskForm line={null} /> : null}
          </Part>
          <Part title={words.acceptHeading} isHidden={!may.decide}>
            <AcceptForm />
          </Part>
          {may.wait ? (
            <div className={rows}>
              {may.decide ? <DeclineForm /> : null}
              <TimeForm />
            </div>
          ) : null}
          <Files />
          <Versions />
        </div>
        <JsonScript id="offer-sheet" value={sheet} />
      </div>
    </OfferContext>
  );
}

/** A part of the page with its heading. */
function Part(props: { title: string; isHidden?: boolean; children: ReactNode }) {
  if (props.isHidden) return null;
  return (
    <section className={stack(5, styles.part)}>
      <h2 className={roles.title}>{props.title}</h2>
      {props.children}
    </section>
  );
}

/** For whom and by whom it is, until when, and what is said openly about it. */
function Facts() {
  const { shown, words } = useOffer();
  const { customer, seller, contact, validUntil, locale: own } = shown.content;
  const locale = useLocale();
  const small = `${roles.note} ${styles.lines}`;
  return (
    <div className={stack(4)}>
      <dl className={grid('4 columns')}>
        <Fact label={words.customer}>
          {[customer.company, customer.name].filter(Boolean).join(', ')}
        </Fact>
        <Fact label={words.until}>{formatDate(locale, validUntil)}</Fact>
        <Fact label={words.seller}>
          {seller.company}
          <span className={small}>{[seller.address, seller.register].join('\n').trim()}</span>
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

/** Who would work on it. */
function People() {
  const { shown, words } = useOffer();
  const { people, locale: own } = shown.content;
  return (
    <Part title={words.people} isHidden={people.length === 0}>
      <dl className={grid('4 columns')} lang={LOCALES[own].fullCode}>
        {people.map(({ name, position }) => (
          <Fact key={name} label={position}>
            <strong>{name}</strong>
          </Fact>
        ))}
      </dl>
    </Part>
  );
}

/** Files of what is shown, and the link to pass on. */
function Files() {
  const { link, words, taken, shown, readingAddress } = useOffer();
  const query = `?version=${shown.content.version}&taken=${taken.join(',')}`;
  return (
    <Part title={words.files}>
      <ul className={cluster('3 6')} data-screen-only>
        {(['pdf', 'json', 'csv'] as const).map((file) => (
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
    </Part>
  );
}

function Versions() {
  const { link, shown, words } = useOffer();
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
