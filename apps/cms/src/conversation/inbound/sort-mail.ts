import type { AutomaticMail } from '../../kit/states/mail-states.ts';
import { isOwnOrigin, ORIGIN_HEADER } from '../../platform/outbox/mail.ts';
import type { FoundBy } from './find-lead.ts';
import { type ReadMail, textOf } from './mail-fields.ts';

/** A mail to more people was not written to us alone. */
const MOST_RECIPIENTS = 50;

/** Beginnings of the subjects of automatic replies, in the languages of our visitors. */
const AWAY = [
  'automatyczna odpowied[zź]|odpowied[zź] automatyczna|autoodpowied[zź]|poza biurem|nieobecno[sś][cć]',
  'out of (?:the )?office|automatic reply|auto(?:matic)?[- ]?(?:reply|response)|away from',
  'abwesenheit\\w*|automatische antwort|abwesend|nicht im (?:büro|haus)',
  'réponse automatique|absence du bureau|message d.absence|je suis absent',
  'respuesta automática|risposta automatica|resposta automática|automatisch antwoord|afwezig',
  'automatická odpov[eě][dď]|automatikus válasz|răspuns automat|automatinis atsakymas',
  'autosvar|automati(?:skt|sk) svar|automaattinen vastaus|автоматическ\\S+ ответ|автоматична відповідь',
  'przeczytano|gelesen|lesebestätigung|potwierdzenie (?:przeczytania|odczytu)|read receipt|return receipt',
].join('|');
/** A program puts a colon and our subject behind it; a person who writes of such replies does not. */
const AWAY_COLON = new RegExp(`^(?:${AWAY})\\s*(?:\\([^)]*\\))?\\s*:`, 'iu');
const AWAY_SUBJECT = new RegExp(`^(?:${AWAY})`, 'iu');
/** The same in the beginning of a text. */
const AWAY_TEXT =
  /out of (?:the )?office|on (?:annual )?leave|nie ma mnie|na urlopie|poza biurem|nieobecn|nicht im (?:büro|haus)|im urlaub|abwesend|abwesenheit|absent|en congé|de vacaciones|fuera de la oficina/i;
/** Code units of a text in which that is looked for. */
const BEGINNING = 300;
/** Programs answer a mail of ours within so long, in ms. */
const AT_ONCE = 60_000;

/** Mailboxes of mail servers. */
const OF_A_SERVER = /^(?:mailer-daemon|postmaster)@/;

/** Whether this installation has sent the mail: it is in the back office already. */
export function isOwnMail({ headers }: ReadMail): boolean {
  return isOwnOrigin(textOf(headers.get(ORIGIN_HEADER.toLowerCase())));
}

/**
 * The kind of a mail that no person has written to us; `null` for all others. A mailing is one by
 * its list or its many recipients, unless it answers a mail of ours or names a number.
 * @param by how it found its lead; `null`: it has none
 * @param after how long after a mail that no person wrote it came as an answer to it, in ms
 */
export function automaticKind(
  mail: ReadMail,
  by: FoundBy | null,
  after: number | null = null,
): AutomaticMail | null {
  const field = (name: string) => textOf(mail.headers.get(name)).toLowerCase();
  if (isBounce(mail, field)) return 'bounce';
  const submitted = field('auto-submitted').split(';', 1)[0]?.trim() ?? '';
  const isAutomatic =
    (submitted !== '' && submitted !== 'no') ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => mail.headers.has(name)) ||
    /auto[_-]?reply/.test(field('precedence')) ||
    /^multipart\/report|disposition-notification/.test(field('content-type')) ||
    mail.reaction !== '' ||
    isAway(mail, by, after, field);
  if (isAutomatic) return 'out-of-office';
  const isMailing =
    mail.headers.has('list') ||
    /^(?:bulk|list|junk)$/.test(field('precedence').trim()) ||
    mail.recipients > MOST_RECIPIENTS;
  const isAnswer = by === 'answer' || by === 'reference';
  return isMailing && !isAnswer ? 'mailing' : null;
}

function isBounce(mail: ReadMail, field: (name: string) => string): boolean {
  const type = mail.headers.get('content-type') as { params?: Record<string, string> } | undefined;
  const isReport = field('content-type').startsWith('multipart/report');
  if (isReport && type?.params?.['report-type']?.toLowerCase() === 'delivery-status') return true;
  if (mail.headers.has('x-failed-recipients')) return true;
  return OF_A_SERVER.test(mail.sender ?? '') && /^\s*(?:<>)?\s*$/.test(field('return-path'));
}

/** Signs of an automatic reply, of which a person's mail may have one. */
function isAway(
  mail: ReadMail,
  by: FoundBy | null,
  after: number | null,
  field: (name: string) => string,
): boolean {
  const isNamedSo = AWAY_SUBJECT.test(mail.subject);
  if (by !== null && AWAY_COLON.test(mail.subject)) return true;
  if (by === 'answer' && isNamedSo) return true;
  const signs = [
    isNamedSo,
    /\b(?:all|oof|autoreply)\b/.test(field('x-auto-response-suppress')),
    /^(?:bulk|junk)$/.test(field('precedence').trim()),
    mail.headers.has('return-path') && /^\s*(?:<>)?\s*$/.test(field('return-path')),
    after !== null && after < AT_ONCE,
    AWAY_TEXT.test(mail.text.slice(0, BEGINNING)),
  ];
  return signs.filter(Boolean).length >= 2;
}
