'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { screenWords } from '../../../kit/screen-words.ts';

/** Names a folded row of hours: `Poniedziałek 09:00–13:00`. */
export function HoursLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ weekday?: string; from?: string; to?: string }>();
  const { i18n } = useTranslation();
  const days: Readonly<Record<string, string>> = screenWords(i18n.language).forms.weekdays;
  const day = days[data?.weekday ?? ''];
  const hours = data?.from && data.to ? ` ${data.from}–${data.to}` : '';
  return <span>{day ? `${day}${hours}` : String(rowNumber + 1)}</span>;
}
