import { dayOf, LOCALES, wallClock } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { Act } from '../../kit/act.tsx';
import { officeWords } from '../../kit/words.ts';
import type { AtTheCompany } from '../../leads/parts/parts.tsx';
import { OtherDay } from './other-day.tsx';

const DAY = 24 * 60 * 60_000;

interface Props extends AtTheCompany {
  lead: { id: number; snoozedUntil?: string | null };
}

/** Takes a lead out of the inbox until a day; of one that is snoozed it says until when, and ends it. */
export function Snooze({ lead: { id, snoozedUntil }, locale, timeZone }: Props) {
  const { leads, records } = officeWords(locale);
  const words = leads.snooze;
  const path = `/leads/${id}/snooze`;
  if (snoozedUntil) {
    const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
    const { fullCode } = LOCALES[locale];
    const day = new Intl.DateTimeFormat(fullCode, format).format(new Date(snoozedUntil));
    return (
      <div className="line">
        <span>{fill(words.until, { day })}</span>
        <Act label={words.end} path={path} body={{ until: null }} />
      </div>
    );
  }
  const today = wallClock(new Date(), timeZone);
  const toMonday = 8 - (new Date(today).getUTCDay() || 7);
  // On a Sunday tomorrow is the Monday, and on a Monday the next one is in a week.
  const choices = new Map([
    [7, words.inAWeek],
    [toMonday, words.monday],
    [1, words.tomorrow],
  ]);
  return (
    <details>
      <summary>{words.snooze}</summary>
      <p className="quiet">{records.leadWork.snoozedHint}</p>
      <div className="actions">
        {[...choices]
          .toSorted(([one], [other]) => one - other)
          .map(([days, label]) => (
            <Act key={days} label={label} path={path} body={{ until: dayOf(today + days * DAY) }} />
          ))}
        <OtherDay path={path} first={dayOf(today + DAY)} />
      </div>
    </details>
  );
}
