import { LOCALES } from '@osnowa/contract';
import { figuresOfOffer, offeredSelection } from '@osnowa/estimate';
import { fill } from '@osnowa/text';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { entersLeads } from '../accounts/access.ts';
import { Act } from '../kit/act.tsx';
import { Facts } from '../kit/facts.tsx';
import { moneyInWords } from '../kit/money.ts';
import type { AdminLanguage } from '../kit/office-language.ts';
import { officeWords, type Words } from '../kit/words.ts';
import { dayInWords, inWords, Part } from '../leads/parts/parts.tsx';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import type { Stored } from '../platform/database/stored.ts';
import { env } from '../platform/process/env.ts';
import { readCompany } from '../reads/company.ts';
import { BeginOffer, CopyLink } from './begin-offer.tsx';
import { today } from './decide.ts';
import { takesOffers } from './endpoints.ts';
import { acceptanceOf, type Offer, offerOfLead, stateOf, versionsOf } from './offer-store.ts';
import { offerAddress } from './send-offer.ts';

interface Props {
  req: PayloadRequest;
  lead: Pick<Stored<'leads'>, 'id' | 'formType' | 'mail' | 'locale'> & {
    estimate?: unknown;
    mergedInto?: unknown;
  };
  locale: AdminLanguage;
  /** On the page of the offer, where it is written. */
  isPage?: boolean;
}

/** The part of a lead's page about its offer; a merged lead begins none, and shows the one it had. */
export async function OfferPart({ req, lead, locale }: Props) {
  if (!entersLeads({ req }) || !takesOffers(lead)) return null;
  if (lead.mergedInto && !(await offerOfLead(req.payload, lead.id))) return null;
  return (
    <Part title={officeWords(locale).offers.title}>
      <OfferPanel req={req} lead={lead} locale={locale} />
    </Part>
  );
}

/** The offer of a lead: what became of it, its links, and what can be done. */
export async function OfferPanel({ req: { payload }, lead, locale, isPage = false }: Props) {
  const words = officeWords(locale).offers;
  const offer = await offerOfLead(payload, lead.id);
  if (!offer) {
    return (
      <div className="stack">
        <p>{words.none}</p>
        <Begin lead={lead} words={words} label={words.begin} />
      </div>
    );
  }
  const state = stateOf(offer, await today(payload));
  const isMerged = Boolean(lead.mergedInto);
  const isOver = state === 'declined' || state === 'withdrawn';
  return (
    <div className="stack">
      <Facts facts={await factsOfOffer(payload, offer, locale)} />
      {state === 'draft' || isOver ? null : <Links offer={offer} words={words} lead={lead} />}
      {isPage || isMerged || state === 'accepted' || isOver ? null : (
        <p>
          <a href={`/admin/offer/${lead.id}`}>{offer.version > 0 ? words.change : words.open}</a>
        </p>
      )}
      {isOver && !isMerged ? <Begin lead={lead} words={words} label={words.beginAnew} /> : null}
      {isPage && state === 'accepted' ? <p className="quiet">{words.closedHere}</p> : null}
      {offer.state === 'open' ? <Closing lead={lead.id} words={words} /> : null}
    </div>
  );
}

type OfferWords = Words['offers'];

function Begin({ lead, words, label }: Pick<Props, 'lead'> & { words: OfferWords; label: string }) {
  const hasEstimate = Boolean(lead.estimate);
  return (
    <>
      {hasEstimate ? <p className="quiet">{words.beginHint}</p> : null}
      {lead.mail ? null : <p className="problem">{words.noMail}</p>}
      <div className="actions">
        <BeginOffer lead={lead.id} label={label} isEmpty={false} />
        {hasEstimate ? <BeginOffer lead={lead.id} label={words.beginEmpty} isEmpty /> : null}
      </div>
    </>
  );
}

/** State, dates, questions and acceptance of an offer, by their names. */
async function factsOfOffer(payload: Payload, offer: Offer, locale: AdminLanguage) {
  const words = officeWords(locale).offers;
  const { timeZone } = await readCompany(payload, locale);
  const at = { locale, timeZone };
  const state = stateOf(offer, await today(payload));
  const last = (await versionsOf(payload, offer.id)).at(-1);
  const { offer_questions: questions } = tablesOf(payload);
  const asked = last
    ? await queryBuilder(payload).$count(questions, eq(questions.offer, offer.id))
    : 0;
  const time = inWords(last?.content.sentAt, at) ?? '';
  const price = last && figuresOfOffer(last.content, offeredSelection(last.content.lines)).price;
  return [
    [words.number, <strong key="number">{offer.number}</strong>],
    [words.state, words.states[state]],
    [words.lastSent, last ? fill(words.sentOn, { n: offer.version, time }) : null],
    [words.sum, price ? moneyInWords(locale, last.content.currency, price.low, price.high) : null],
    [words.openedOn, last ? (inWords(offer.openedAt, at) ?? words.notOpened) : null],
    [words.questions, asked > 0 ? asked : null],
    [words.acceptedLabel, await acceptedBy(payload, offer, at)],
    [words.decidedOn, state === 'declined' ? inWords(offer.decidedAt, at) : null],
    [
      words.validUntil,
      offer.validUntil && state !== 'draft'
        ? dayInWords(`${offer.validUntil}T12:00:00Z`, locale)
        : null,
    ],
  ] as const;
}

async function acceptedBy(
  payload: Payload,
  offer: Offer,
  at: { locale: AdminLanguage; timeZone: string },
): Promise<string | null> {
  const accepted = acceptanceOf(offer);
  const content = (await versionsOf(payload, offer.id))[(accepted?.version ?? 0) - 1]?.content;
  if (!accepted || !content) return null;
  const { name, role, version } = accepted;
  const { price } = figuresOfOffer(content, accepted.taken);
  return fill(officeWords(at.locale).offers.acceptedBy, {
    ...{ name, role, n: version, time: inWords(accepted.at, at) ?? '' },
    sum: moneyInWords(at.locale, content.currency, price.low, price.high),
  });
}

function Links({ offer, words, lead }: { offer: Offer; words: OfferWords; lead: Props['lead'] }) {
  const locale = lead.locale in LOCALES ? lead.locale : 'pl';
  const link = offerAddress(env.PUBLIC_URL, offer.key, locale);
  const readingLink = offerAddress(env.PUBLIC_URL, offer.readingKey, locale);
  return (
    <>
      <p className="line">
        {/* By the link for reading: a look of ours is no visit of the customer's. */}
        <a href={readingLink} target="_blank" rel="noreferrer">
          {words.asBuyer}
        </a>
        <a href={`/payload/leads/${lead.id}/offer/sent.pdf`} target="_blank" rel="noreferrer">
          {words.sentPdf}
        </a>
      </p>
      <CopyLink label={words.link} copy={words.copy} address={link} />
      <CopyLink label={words.readingLink} copy={words.copy} address={readingLink} />
    </>
  );
}

function Closing({ lead, words }: { lead: number; words: OfferWords }) {
  return (
    <div className="actions">
      <Act
        label={words.newLink}
        path={`/leads/${lead}/offer/new-link`}
        body={{}}
        question={[words.newLinkAsk, words.newLinkYes]}
      />
      <Act
        label={words.withdraw}
        path={`/leads/${lead}/offer/withdraw`}
        body={{}}
        question={[words.withdrawAsk, words.withdrawYes]}
      />
    </div>
  );
}
