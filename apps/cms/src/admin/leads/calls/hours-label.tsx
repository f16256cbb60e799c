'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { adminLanguage } from '../../../fields/admin-label.ts';
import { WEEKDAYS } from '../../../fields/days/weekdays.ts';

/** Names a folded row of hours: `Poniedziałek 09:00–13:00`. */
export function HoursLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ weekday?: string; from?: string; to?: string }>();
  const { i18n } = useTranslation();
  const day = WEEKDAYS[data?.weekday ?? '']?.[adminLanguage(i18n.language)];
  const hours = data?.from && data.to ? ` ${data.from}–${data.to}` : '';
  return <span>{day ? `${day}${hours}` : String(rowNumber + 1)}</span>;
}
