'use client';

import { useWords } from '../../kit/office-words.tsx';
import { useRowLabel } from '../../kit/payload.ts';

/** Names a folded row of hours: `Poniedziałek 09:00–13:00`. */
export function HoursLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ weekday?: string; from?: string; to?: string }>();
  const words = useWords();
  const days: Readonly<Record<string, string>> = words.forms.weekdays;
  const day = days[data?.weekday ?? ''];
  const hours = data?.from && data.to ? ` ${data.from}–${data.to}` : '';
  return <span>{day ? `${day}${hours}` : String(rowNumber + 1)}</span>;
}
