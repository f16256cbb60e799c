import Link from 'next/link';
import type { Where } from 'payload';
import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import type { Reader } from '../../kit/panel.tsx';
import { officeWords } from '../../kit/words.ts';
import { leadScope } from '../../leads/access.ts';
import {
  officeTimeInUnits,
  overdueFilter,
  readOffice,
} from '../../leads/deadlines/reply-deadline.ts';
import { readReplies, since } from './figures.ts';

const LIST = '/admin/collections/leads';

interface Figure {
  label: string;
  value: string;
  hint?: string;
  where?: Where;
  urgent?: boolean;
}

/** The figures at the top of the start page; those of leads link to their list. */
export async function Figures(props: Reader) {
  const figures = [...(await waitingFigures(props)), ...(await replyFigures(props))];
  return (
    <ul className="start__figures">
      {figures.map(({ label, value, hint, where, urgent }) => (
        <li
          key={label}
          className={urgent ? 'start__figure start__figure--urgent' : 'start__figure'}
        >
          <span className="start__value">{value}</span>
          {where ? (
            <Link href={addressOf(LIST, conditionsOf(where))} prefetch={false}>
              {label}
            </Link>
          ) : (
            <span>{label}</span>
          )}
          {hint ? <small>{hint}</small> : null}
        </li>
      ))}
    </ul>
  );
}

async function waitingFigures({ payload, user, i18n }: Reader): Promise<Figure[]> {
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const states: Readonly<Record<string, string>> = officeWords(locale).states.leadStates;
  const stateLabel = (state: string) => states[state] ?? state;
  const count = async (label: string, where: Where, hint?: string): Promise<Figure> => {
    const query = { collection: 'leads', where, overrideAccess: false, user } as const;
    const { totalDocs } = await payload.count(query);
    return { label, value: String(totalDocs), where, hint };
  };
  const late = await overdueFilter(payload, new Date(), await readOffice(payload));
  const overdue = late ? await count(words.overdue, late) : null;
  const byWord = { state: { equals: words.overdue } };
  return [
    await count(stateLabel('new'), { state: { in: ['new', 'unverified'] } }),
    ...(overdue ? [{ ...overdue, where: byWord, urgent: overdue.value !== '0' }] : []),
    await count(stateLabel('in-progress'), { state: { equals: 'in-progress' } }),
    await count(words.apart, { state: { equals: 'quarantined' } }, words.apartHint),
  ];
}

async function replyFigures({ payload, user, i18n }: Reader): Promise<Figure[]> {
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const office = await readOffice(payload);
  const { median, inTime } = await readReplies(payload, leadScope(user), since(), office);
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  return [
    {
      label: words.medianReply,
      value: median === null ? '–' : officeTimeInUnits(median, locale),
      hint: median === null ? words.noneYet : words.lastDays,
    },
    {
      label: words.inTime,
      value: inTime === null ? '–' : share.format(inTime),
      hint: inTime === null ? words.noneYet : words.lastDays,
    },
  ];
}
