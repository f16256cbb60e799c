import {
  AppError,
  canonicalJson,
  DECLINE_REASONS,
  ERROR_STATUS,
  type ErrorCode,
  LOCALES,
  OFFER_TEXT,
  type OfferContentLine,
  offerKey,
  type ShownOffer,
} from '@osnowa/contract';
import { changedLines, knownSelection, offeredSelection } from '@osnowa/estimate';
import type { SiteMessages } from '@osnowa/text/messages';
import { redirect } from '../../content/answer.ts';
import type { SiteRequest } from '../../content/request.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { orCode, PRIVATE } from '../links/link-page.server.ts';
import type { FieldName, OfferResult, OfferView } from './offer-view.ts';

interface ReadOptions {
  version?: number | undefined;
  isVisit?: boolean;
}

/** An offer as its link shows it, or why it cannot be shown. */
export async function readOffer(
  { api, locale }: SiteRequest,
  key: string,
  { version, isVisit = false }: ReadOptions = {},
): Promise<ShownOffer | ErrorCode> {
  if (!offerKey.safeParse(key).success) return 'NotFound';
  return orCode(api.call('readOffer', { key, locale, isVisit, ...(version && { version }) }));
}

/** The version and the options that an address names; without options, those of the offer. */
export function askedIn(request: Request): {
  version: number | undefined;
  wanted: string[] | null;
} {
  const query = new URL(request.url).searchParams;
  const version = Number(query.get('version')) || undefined;
  return { version, wanted: query.get('taken')?.split(',') ?? null };
}

/** The options that are shown as taken: those that were accepted, that are wanted, or as offered. */
export function takenOf({ content, acceptance }: ShownOffer, wanted: string[] | null): string[] {
  const { lines, version } = content;
  if (acceptance?.version === version) return acceptance.taken;
  return wanted ? knownSelection(lines, wanted) : offeredSelection(lines);
}

/** What a reader may do with an offer, and how it differs from the version before. */
export function viewOf(
  shown: ShownOffer,
  messages: Pick<SiteMessages, 'calculators' | 'links'>,
  site: Pick<SiteRequest, 'locale' | 'publicUrl'>,
): Pick<OfferView, 'sheet' | 'changes' | 'isCurrent' | 'may' | 'readingAddress'> {
  const { content, before, state, versions, isForDeciding, readingKey } = shown;
  const { calculators: counted, links } = messages;
  const { locale, publicUrl } = site;
  const isCurrent = content.version === versions.at(-1)?.version;
  const may = (...states: ShownOffer['state'][]) =>
    isForDeciding && isCurrent && states.includes(state);
  const lines = content.lines.map(({ key, paid, days, price, role, instead }) => {
    return { key, paid, days, price, role, instead };
  });
  const { rangeFactor, team, payments, isCapped, currency } = content;
  return {
    sheet: {
      ...{ language: LOCALES[locale].fullCode, locale, currency, isCapped },
      terms: { lines, rangeFactor, team, payments: payments.map(({ percent }) => ({ percent })) },
      words: {
        ...{ personDays: counted.personDays, dayRange: counted.range, weeks: counted.weeks },
        ...{ exact: links.offer.exact, capped: links.offer.capped, within: links.offer.range },
      },
    },
    changes: before ? changedLines(before, content.lines, isSame) : null,
    isCurrent,
    may: {
      decide: may('open'),
      wait: may('open', 'expired'),
      ask: may('open', 'expired', 'accepted'),
    },
    readingAddress: readingKey && publicUrl + localePath(locale, `/offer/${readingKey}`),
  };
}

function isSame(one: OfferContentLine, other: OfferContentLine): boolean {
  return canonicalJson({ ...one, reason: '' }) === canonicalJson({ ...other, reason: '' });
}

/** What a form of an offer sent. */
interface Given {
  intent: string;
  /** Every other field by its name. */
  values: Record<string, string>;
  /** Options that are ticked, or that a form without boxes passes on. */
  taken: string[];
}

async function given(request: Request): Promise<Given> {
  const pairs = [...(await request.formData())].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '',
  ]);
  const isTick = ([name]: [string, string]) => name === 'taken' || name.startsWith('instead-');
  const { intent = '', ...values } = Object.fromEntries(pairs.filter((pair) => !isTick(pair)));
  const ticked = pairs.filter(isTick).flatMap(([, key]) => key || []);
  return { intent, values, taken: intent in TICKED ? ticked : listed(values.shown) };
}

/** Forms that the boxes of the options belong to. */
const TICKED = { accept: true, recalculate: true };

const listed = (keys = '') => keys.split(',').filter(Boolean);

/** Longest answer of each field, and whether it may be left out. */
const FIELDS: Record<string, Partial<Record<FieldName, number>>> = {
  accept: { name: OFFER_TEXT.name, role: OFFER_TEXT.name, may: OFFER_TEXT.name },
  ask: { name: OFFER_TEXT.name, text: OFFER_TEXT.said },
  time: { text: OFFER_TEXT.said },
  decline: { text: OFFER_TEXT.said },
};

function errorsOf({ intent, values }: Given): OfferResult['errors'] {
  const found: OfferResult['errors'] = {};
  for (const [field, most] of Object.entries(FIELDS[intent] ?? {}) as [FieldName, number][]) {
    const value = values[field] ?? '';
    if (value.length > most) found[field] = field === 'may' ? field : `${field}Long`;
    else if (value.trim() === '' && intent !== 'decline') found[field] = field;
  }
  return found;
}

/**
 * Does what a buyer asks for, and leads to the offer's page, which says so.
 * @returns why it was not done, with all that was typed
 * @throws the redirect after it was done
 */
export async function takeForm(
  site: SiteRequest,
  key: string,
  request: Request,
): Promise<OfferResult> {
  const form = await given(request);
  const { intent, values, taken } = form;
  const name = intent === 'ask' ? `ask-${values.line ?? ''}` : intent;
  const errors = errorsOf(form);
  const result = { form: name, errors, values, taken, code: null, isRecalculated: false };
  if (Object.keys(errors).length > 0) return { ...result, code: 'Validation' };
  const isShown = [...taken].sort().join() === listed(values.shown).sort().join();
  if (intent === 'accept' && !isShown) return { ...result, code: 'Conflict', isRecalculated: true };
  // In the order of the lines, whatever that of the boxes.
  if (intent === 'accept') form.taken = listed(values.shown);
  const here = `/offer/${key}?taken=${form.taken.join(',')}`;
  const go = (to: string) => redirect(localePath(site.locale, to), 303, PRIVATE);
  if (intent === 'recalculate') {
    if (values.name || values.role) return { ...result, form: 'accept' };
    throw go(`${here}#price`);
  }
  const code = await orCode(send(site, key, form).then(() => null));
  if (code) return { ...result, code };
  throw go(`${here}&said=${SAID[intent]}${values.line ? `#line-${values.line}` : ''}`);
}

const SAID: Record<string, string> = {
  ...{ accept: 'accepted', decline: 'declined', ask: 'asked', time: 'time' },
};

async function send({ api, locale }: SiteRequest, key: string, { intent, values, taken }: Given) {
  const { name = '', role = '', text = '', hash = '', wording = '', line } = values;
  const of = { key, version: Number(values.version) };
  const reason = DECLINE_REASONS.find((one) => one === values.reason) ?? null;
  if (intent === 'accept') {
    const person = { name: name.trim(), role: role.trim() };
    await api.call('acceptOffer', { ...of, hash, taken, ...person, locale, wording });
  } else if (intent === 'decline') await api.call('declineOffer', { ...of, reason, text });
  else if (intent === 'time') await api.call('askForTime', { ...of, text });
  else if (intent === 'ask') {
    await api.call('askAboutOffer', { ...of, line: line || null, name: name.trim(), text });
  } else throw new AppError('BadRequest', 'This can be done with no offer.');
}

/** Status of the page that shows a result. */
export function statusOf({ code }: OfferResult): number {
  return code ? ERROR_STATUS[code] : 200;
}
