import { pluralForm } from '@osnowa/text';
import type { Payload, TypedUser } from 'payload';
import { adminLanguage } from '../../../fields/admin-label.ts';
import { leadScope } from '../../../leads/access.ts';
import { NEEDED, type Progress, progress } from '../../../leads/spam/learnt.ts';
import './progress-line.css';

const WORDS = {
  pl: {
    title: 'Podpowiedzi o spamie',
    missing: {
      one: 'uczą się z decyzji w tej skrzynce. Brakuje jeszcze {n} decyzji',
      other: 'uczą się z decyzji w tej skrzynce. Brakuje jeszcze {n} decyzji',
    },
    ofWhich: ', w tym {kinds}',
    and: ' i ',
    missingSpam: '{n} o spamie',
    missingWanted: '{n} o zwykłych zapytaniach',
    soFar: 'Dotąd: {spam} razy spam, {wanted} razy zwykłe zapytanie.',
    learnt:
      'nauczyły się z {n} decyzji. Na próbę: {precision}% wskazanych było spamem, znalazły {recall}% spamu.',
    sort: 'Ułóż od najbardziej podobnych do spamu',
  },
  en: {
    title: 'Hints about spam',
    missing: {
      one: 'learn from the decisions in this inbox. {n} decision is still missing',
      other: 'learn from the decisions in this inbox. {n} decisions are still missing',
    },
    ofWhich: ', of which {kinds}',
    and: ' and ',
    missingSpam: '{n} about spam',
    missingWanted: '{n} about ordinary leads',
    soFar: 'So far: {spam} times spam, {wanted} times an ordinary lead.',
    learnt:
      'have learnt from {n} decisions. On trial, {precision}% of what they named was spam, and they found {recall}% of the spam.',
    sort: 'Sort by likeness to spam',
  },
} as const;

/** Rated leads only: PostgreSQL would put those without a rating first. */
const MOST_ALIKE_FIRST = new URLSearchParams({
  sort: '-spamLikeness',
  'where[or][0][and][0][spamLikeness][exists]': 'true',
}).toString();

interface Props {
  payload: Payload;
  user: TypedUser;
  i18n: { language: string };
}

/** Above the leads: how far the classifier has learnt, and the list sorted by what it says. */
export async function ProgressLine({ payload, user, i18n }: Props) {
  if (!['all', 'sales'].includes(leadScope(user))) return null;
  const language = adminLanguage(i18n.language);
  const words = WORDS[language];
  const learnt = await progress(payload);
  return (
    <p className="leads-learning">
      <strong>{words.title}</strong>{' '}
      {learnt.speaks ? learntText(learnt, language) : missingText(learnt, language)}{' '}
      {learnt.speaks ? (
        <a href={`/admin/collections/leads?${MOST_ALIKE_FIRST}`}>{words.sort}</a>
      ) : null}
    </p>
  );
}

function percent(share: number): string {
  return String(Math.round(100 * share));
}

function learntText({ spam, wanted, precision, recall }: Progress, language: 'pl' | 'en'): string {
  return WORDS[language].learnt
    .replace('{n}', String(spam + wanted))
    .replace('{precision}', percent(precision))
    .replace('{recall}', percent(recall));
}

function missingText({ spam, wanted }: Progress, language: 'pl' | 'en'): string {
  const words = WORDS[language];
  const ofSpam = Math.max(0, NEEDED.ofEachKind - spam);
  const ofWanted = Math.max(0, NEEDED.ofEachKind - wanted);
  const missing = Math.max(NEEDED.decisions - spam - wanted, ofSpam + ofWanted);
  const sentence = pluralForm(language, missing, words.missing).replace('{n}', String(missing));
  const kinds = [
    ofSpam > 0 ? words.missingSpam.replace('{n}', String(ofSpam)) : '',
    ofWanted > 0 ? words.missingWanted.replace('{n}', String(ofWanted)) : '',
  ].filter(Boolean);
  const parts = kinds.length > 0 ? words.ofWhich.replace('{kinds}', kinds.join(words.and)) : '';
  const soFar = words.soFar.replace('{spam}', String(spam)).replace('{wanted}', String(wanted));
  return `${sentence}${parts}. ${soFar}`;
}
