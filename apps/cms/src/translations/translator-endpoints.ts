import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { clientAddress, limitKey, TRUSTED_PROXIES } from '@osnowa/http/client-address';
import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';
import { type CollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { writesContent } from '../accounts/editing-rights.ts';
import { openSession } from '../accounts/sign-in/sessions.ts';
import {
  accountOf,
  addTranslator,
  endTranslator,
  has,
  setGiven,
  type TranslatorAccount,
  translatorAddress,
  translators,
} from '../accounts/sign-in/translator-accounts.ts';
import { isOver, isTranslator, LINK_DAYS, MOST_LINK_DAYS } from '../accounts/translators.ts';
import { endpoint, hiddenUnless, Refusal, refusal } from '../kit/endpoint.ts';
import { adminLanguage } from '../kit/office-language.ts';
import { officeWords, wordsFor } from '../kit/words.ts';
import { env } from '../platform/process/env.ts';
import { TRANSLATIONS } from '../publishing/place.ts';
import { refuseOtherLanguages } from '../publishing/refusals.ts';
import { fillByMachine } from './fill-by-machine.ts';
import { isTranslated } from './track-translations.ts';
import { configuredMachine, MachineFailure } from './translate-by-http.ts';

/** Links from one address that open nothing. */
const OF_A_STRANGER = [{ most: 20, ms: MINUTE_MS }];

/** A link of an earlier version, whose texts are drafts now. */
const EARLIER = /^\d{1,15}\.[0-9a-f]{64}$/;

const document = { source: z.string().max(100), document: z.coerce.number().int().positive() };
const language = z.enum(LOCALE_CODES).refine((code) => TRANSLATIONS.includes(code));

const newTranslator = z.object({
  ...document,
  language,
  name: z.string().trim().min(1).max(200),
  note: z.string().trim().max(2_000).default(''),
  days: z.coerce.number().int().min(1).max(MOST_LINK_DAYS).default(LINK_DAYS),
});

/** A translator as the form of a document shows them. */
export interface TranslatorInForm {
  id: number;
  name: string;
  language: Locale;
  /** ISO 8601. */
  until: string;
  by: string;
  documents: number;
  /** Whether this document is among them. */
  hasThis: boolean;
  /** `null` after the end. */
  address: string | null;
}

export interface TranslatorsInForm {
  translators: TranslatorInForm[];
  hasMachine: boolean;
}

/** @throws NotFound unless it is a document whose translation is a draft first */
function placeOf(
  req: PayloadRequest,
  { source, document: id }: z.output<z.ZodObject<typeof document>>,
) {
  const collection = source as CollectionSlug;
  const config = Object.hasOwn(req.payload.collections, source)
    ? req.payload.collections[collection].config
    : null;
  const place = { collection, id };
  if (!config?.versions?.drafts || !isTranslated(req, place)) throw new NotFound(req.t);
  return place;
}

type Place = ReturnType<typeof placeOf>;

async function shown(req: PayloadRequest, place: Place): Promise<TranslatorsInForm> {
  const all = (await translators(req.payload)).filter((one) => has(one, place) || !isOver(one));
  return {
    hasMachine: configuredMachine() !== null,
    translators: all.map((account) => ({
      id: account.id,
      name: account.name,
      language: account.languages[0] as Locale,
      until: account.assignment.until,
      by: account.assignment.by,
      documents: account.assignment.documents.length,
      hasThis: has(account, place),
      address: isOver(account) ? null : translatorAddress(account),
    })),
  };
}

/** The translator of a request. @throws NotFound, Refusal 403 for people who write another language */
async function translatorOf(req: PayloadRequest): Promise<TranslatorAccount> {
  const id = Number(req.routeParams?.id);
  const account = (await translators(req.payload)).find((one) => one.id === id);
  if (!account || !isTranslator(account)) throw new NotFound(req.t);
  refuseOtherLanguages(req, account.languages[0] ?? '', 'translators');
  return account;
}

const editors = { method: 'post', who: hiddenUnless(writesContent) } as const;

const strangers = new RateLimit(OF_A_STRANGER);

/**
 * Opens a session by a link. Only the token in the body counts: whoever was signed in in this browser
 * is not any more. The back office speaks the translator's language there.
 */
async function open(req: PayloadRequest, token: string): Promise<Response> {
  const tries = strangers.take(limitKey(clientAddress(req.headers, TRUSTED_PROXIES) ?? ''));
  if (!tries.ok) throw refusal(req, (w) => w.changes.translators.often, 429);
  const account = await accountOf(req.payload, token);
  const code = EARLIER.test(token) ? 'earlier' : 'unknown';
  if (!account || !isTranslator(account)) {
    throw refusal(req, (w) => w.changes.translators[code], 404);
  }
  tries.giveBack();
  const own = adminLanguage(account.languages[0]);
  if (isOver(account)) throw new Refusal(officeWords(own).changes.translators.over, 410);
  const opened = await openSession(req, async () => account.id);
  const secure = env.CMS_URL.startsWith('https:') ? '; Secure' : '';
  opened.headers.append('Set-Cookie', `adm-lng=${own}; Path=/; SameSite=Strict${secure}`);
  opened.headers.set('cache-control', 'no-store');
  return opened;
}

/** Endpoints for people who hand out translations, and the one that a link opens. */
export const translatorEndpoints = [
  endpoint({
    ...editors,
    path: '/translators',
    method: 'get',
    body: z.object(document),
    run: (req, asked) => shown(req, placeOf(req, asked)),
  }),
  endpoint({
    ...editors,
    path: '/translators',
    body: newTranslator,
    misread: (req, field) =>
      refusal(req, ({ changes, kit }) =>
        field === 'name' || field === 'days' ? changes.translators[field] : kit.misunderstood,
      ),
    run: async (req, { source, document: id, ...made }) => {
      const place = placeOf(req, { source, document: id });
      refuseOtherLanguages(req, made.language, 'translators');
      await addTranslator(req.payload, { ...made, by: req.user?.name ?? '' }, place);
      return shown(req, place);
    },
  }),
  endpoint({
    ...editors,
    path: '/translators/:id',
    body: z.object({ ...document, isGiven: z.boolean() }),
    run: async (req, { isGiven, ...asked }) => {
      const place = placeOf(req, asked);
      await setGiven(req.payload, await translatorOf(req), place, isGiven);
      return shown(req, place);
    },
  }),
  endpoint({
    ...editors,
    path: '/translators/:id/end',
    body: z.object(document),
    run: async (req, asked) => {
      await endTranslator(req.payload, await translatorOf(req));
      return shown(req, placeOf(req, asked));
    },
  }),
  endpoint({
    path: '/translator-session',
    method: 'post',
    body: z.object({ token: z.string().max(200) }),
    run: (req, { token }) => open(req, token),
  }),
  endpoint({
    ...editors,
    path: '/machine-translation',
    body: z.object({ ...document, language }),
    run: async (req, { language: code, ...asked }) => {
      const translate = configuredMachine();
      if (!translate) throw new NotFound(req.t);
      const place = placeOf(req, asked);
      refuseOtherLanguages(req, code, 'translators');
      try {
        return { filled: await fillByMachine(req, place, code, translate) };
      } catch (error) {
        if (!(error instanceof MachineFailure)) throw error;
        const { code: failure } = error;
        req.payload.logger.warn({ err: error, code: failure }, 'The translation service failed.');
        throw new Refusal(error.inWords(wordsFor(req)), 502, { code: failure });
      }
    },
  }),
];
