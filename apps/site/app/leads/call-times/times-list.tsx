import type { FreeCalls } from '@osnowa/contract';
import type { CallMessages } from '@osnowa/text/messages/pl/calls';
import { fill } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { line, stack, surface } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import styles from './call-times.module.css';
import { type ListedDay, type ListedTime, listedDays } from './days-of.ts';

/** Labels, which only pages with times get, and the times themselves. */
export interface CallChoice {
  words: CallMessages;
  /** `null`: a script of the page asks for them, because pages are stored longer than times are free. */
  free: FreeCalls | null;
}

interface TimesListProps {
  words: CallMessages;
  free: FreeCalls;
  /** The visitor's time zone; `null` where it is not known. */
  zone: string | null;
  chosen: string | null;
  /** Name of the field. */
  name: string;
  onChoose?: (time: string) => void;
}

/** The free times, a fold for each day; choices of one, which work without scripts. */
export function TimesList({ words, free, zone, chosen, name, onChoose }: TimesListProps) {
  const locale = useLocale();
  const { usual, other } = listedDays({ free, locale, zone, chosen });
  const choices = { words, chosen, name, onChoose };
  if (usual.length === 0) return <p className={roles.note}>{words.none}</p>;
  // The time that the visitor chose may have been its day's last.
  const firstFree = usual.findIndex(({ times }) => times.some(({ isTaken }) => !isTaken));
  const isApart = usual.some(({ times }) => times.some(({ theirs }) => theirs !== null));
  return (
    <div className={stack(2)}>
      {isApart ? <p className={roles.note}>{words.both}</p> : null}
      {usual.map((day, at) => (
        <Day key={day.day} day={day} isOpen={at === Math.max(0, firstFree)} {...choices} />
      ))}
      {other.length > 0 ? (
        <details className={stack(2, styles.fold)}>
          <summary>{words.early}</summary>
          {other.map((day) => (
            <Day key={day.day} day={day} isOpen {...choices} />
          ))}
        </details>
      ) : null}
    </div>
  );
}

type Choices = Pick<TimesListProps, 'words' | 'chosen' | 'name' | 'onChoose'>;

function Day({ day, isOpen, ...choices }: Choices & { day: ListedDay; isOpen: boolean }) {
  const hasChosen = day.times.some(({ time }) => time === choices.chosen);
  return (
    <details open={isOpen || hasChosen} className={stack(2, styles.fold, styles.day)}>
      <summary>{day.day}</summary>
      <div className={styles.times}>
        {day.times.map((time) => (
          <Time key={time.time} of={time} day={day.day} {...choices} />
        ))}
      </div>
    </details>
  );
}

function Time({
  of,
  day,
  words,
  chosen,
  name,
  onChoose,
}: Choices & { of: ListedTime; day: string }) {
  const { time, ours, theirs, isTaken } = of;
  return (
    <label className={line(2, surface, styles.time)} data-taken={isTaken || undefined}>
      <input
        type="radio"
        name={name}
        value={time}
        aria-label={[
          `${day}, ${ours}`,
          theirs && fill(words.yours, { time: theirs }),
          isTaken && words.taken,
        ]
          .filter(Boolean)
          .join(', ')}
        defaultChecked={time === chosen}
        onChange={onChoose && (() => onChoose(time))}
      />
      <span>
        {ours}
        {theirs ? <small>{fill(words.yours, { time: theirs })}</small> : null}
        {isTaken ? <small>{words.taken}</small> : null}
      </span>
    </label>
  );
}
