'use client';

import { useRowLabel } from '../../kit/payload.ts';

const NAMING_FIELDS = ['title', 'name', 'question', 'value', 'label', 'key', 'weekday'] as const;

/** Label of a folded row: its title, name or question. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const name = NAMING_FIELDS.map((field) => data?.[field]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return <span>{typeof name === 'string' ? name : String(rowNumber + 1)}</span>;
}
