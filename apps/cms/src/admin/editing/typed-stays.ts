'use client';

import { useAllFormFields, useFormModified } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import { pathByIds } from './others/shown-values.ts';

/** Values of a field since the form was last saved. */
interface History {
  /** The field by the ids of its rows, which move. */
  field: string;
  /** The oldest first; the person's newest one is the last. */
  values: unknown[];
}

/** How many values of a field are known: more than are typed while one answer is on its way. */
const MOST = 200;

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Keeps typed values. The answer to a draft that saves itself has the values of the moment at which
 * it was sent. Payload keeps newer ones only in the field that is typed in: when the person has
 * moved to the next field by then, the one before loses its last words, and the next draft stores
 * the loss. Here a field that falls back to a value that it had since the last save gets its newest
 * one again. A value that it never had, such as an address that was tidied up, comes from the
 * content service and stays.
 */
export function useTypedStays(): void {
  const [fields, dispatch] = useAllFormFields();
  const isUnsaved = useFormModified();
  const before = useRef<FormState>(fields);
  const histories = useRef(new Map<string, History>());
  useEffect(() => {
    const known = histories.current;
    // Saved, reset to the published version, or in another language: nothing is on its way.
    if (!isUnsaved) known.clear();
    for (const [path, { isModified, value }] of Object.entries(isUnsaved ? fields : {})) {
      const history = known.get(path);
      if (!isModified && !history) continue;
      const field = pathByIds(fields, path);
      if (isModified) {
        const isOther = history?.field !== field;
        const earlier = isOther ? [before.current[path]?.value] : history.values;
        const values = isSame(earlier.at(-1), value) ? earlier : [...earlier, value].slice(-MOST);
        known.set(path, { field, values });
        continue;
      }
      const { values } = history as History;
      const newest = values.at(-1);
      if (isSame(newest, value)) continue;
      const isStale = history?.field === field && values.some((one) => isSame(one, value));
      if (isStale) dispatch({ type: 'UPDATE', path, value: newest, initialValue: newest });
      else known.delete(path);
    }
    before.current = fields;
  }, [fields, dispatch, isUnsaved]);
}
