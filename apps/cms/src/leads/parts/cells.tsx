import { setImmediate as nextTurn } from 'node:timers/promises';
import { fill } from '@osnowa/text';
import type { DateFieldServerProps, DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { callsOver } from '../deadlines/arranged-calls.ts';
import {
  type DueLead,
  officeTimeInUnits,
  type ReplyDeadline,
  readDeadline,
  readOffice,
} from '../deadlines/reply-deadline.ts';
import { OfficeTime } from './next-step.tsx';
import { StateMark } from './state-mark.tsx';

export type Props = Pick<
  DefaultServerCellComponentProps,
  'cellData' | 'i18n' | 'payload' | 'rowData'
>;

/** Collects the questions of a page's cells and answers all of them at once, in their order. */
export function together<Question, Answer>(
  answer: (questions: Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer | undefined> {
  let asked: Question[] = [];
  let answers: Promise<readonly Answer[]> | null = null;
  const answerAll = async () => {
    await nextTurn();
    const questions = asked;
    [asked, answers] = [[], null];
    return answer(questions);
  };
  return async (question) => {
    const place = asked.push(question) - 1;
    answers ??= answerAll();
    return (await answers)[place];
  };
}

const callReader = cache((payload: Payload) =>
  together(async (leads: number[]) => {
    const over = await callsOver(payload, leads);
    return leads.map((lead) => over.get(lead));
  }),
);

/** A lead's reply deadline in the list. Payload renders it on a lead's page too, without a lead. */
export function DeadlineCell({ rowData, payload, i18n }: Props) {
  if (!rowData) return null;
  return <DeadlineText payload={payload} language={i18n.language} lead={rowData as ShownLead} />;
}

/** Formats of the cells, each made once for a page of the list: one takes a quarter of a millisecond. */
const timeFormat = cache(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);
const dueFormat = cache((locale: string, timeZone: string) => {
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, { weekday: 'short', ...time, timeZone });
});

/** A time in the company's time zone, wherever the reader is. */
export async function TimeCell({ cellData, payload, i18n }: Props) {
  if (!cellData) return null;
  const { timeZone } = await readOffice(payload);
  const locale = adminLanguage(i18n.language);
  const time = String(cellData);
  return <time dateTime={time}>{timeFormat(locale, timeZone).format(new Date(time))}</time>;
}

/** The state of a lead or a message in the list, with its colour. */
export function StateCell({ cellData, i18n }: Props) {
  return <StateMark state={String(cellData)} language={i18n.language} />;
}

function wordsOf(reading: ReplyDeadline, language: string, timeZone: string): string {
  const locale = adminLanguage(language);
  const words = officeWords(locale).leads.list;
  const time = officeTimeInUnits(reading.minutes, locale);
  if (reading.kind === 'overdue' && reading.minutes < 1) return words.justLate;
  if (reading.kind === 'overdue') return fill(words.late, { time });
  if (reading.kind === 'answered') return fill(words.answeredIn, { time });
  const at = dueFormat(locale, timeZone).format(reading.at);
  const isSoon = reading.at.getTime() - Date.now() < 60 * 60_000;
  return isSoon ? fill(words.left, { time }) : fill(words.dueBy, { time: at });
}

function toneOf(reading: ReplyDeadline): string {
  if (reading.kind === 'answered') return reading.inTime ? 'clock--good' : 'quiet';
  if (reading.kind === 'overdue') return 'alert-text';
  return reading.minutes <= 5 ? 'clock--soon' : 'quiet';
}

type ShownLead = DueLead & { id: number };

/**
 * The time left until the promised answer, in words and in colour; nothing where no visitor waits.
 */
export async function DeadlineText(props: { payload: Payload; language: string; lead: ShownLead }) {
  const { payload, lead } = props;
  const office = await readOffice(payload);
  const hadCall = lead.formType === 'consultation' && !lead.waitsSince;
  const callOver = hadCall ? await callReader(payload)(lead.id) : undefined;
  const reading = readDeadline({ ...lead, callOver }, new Date(), office);
  if (reading === null) return null;
  return (
    <span className={`clock ${toneOf(reading)}`}>
      {wordsOf(reading, props.language, office.timeZone)}
    </span>
  );
}

/** The state of a delivery in the list, with the colours of the messages' states. */
export function DeliveryStateCell({ cellData, i18n }: Pick<Props, 'cellData' | 'i18n'>) {
  const state = String(cellData);
  const names: Readonly<Record<string, string>> = officeWords(i18n.language).states.deliveryStates;
  return <span className={`state state--${state}`}>{names[state] ?? state}</span>;
}

/** The time of the next step by the company's clocks, as the reminder and the start page say it. */
export async function NextStepTime({ clientField, path, payload, readOnly }: DateFieldServerProps) {
  const { timeZone } = await readOffice(payload);
  const its = { field: clientField, path, timeZone, ...(readOnly !== undefined && { readOnly }) };
  return <OfficeTime {...its} />;
}
