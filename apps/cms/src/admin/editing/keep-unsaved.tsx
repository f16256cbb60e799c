'use client';

import { useEffect } from 'react';
import { useEditDepth, useForm, useFormFields } from '../../kit/payload.ts';
import { HeadingOfForm } from './heading.tsx';
import { useTimeOfVersion } from './newest-time.ts';
import { useRefusedShown } from './show-refused.ts';
import { UnsavedForm } from './unsaved-form.tsx';

/** Lists whose newest row has just been added: until the server answers, it is loading. */
const SEPARATOR = '\n';

/**
 * Rows are folded when a form is loaded, and open when they are added: the next thing a person does is
 * to write into them. Payload folds both, unless a row says already that it is open.
 */
function OpenNewRows() {
  const { dispatchFields, getFields } = useForm();
  const lists = useFormFields(([fields]) =>
    Object.entries(fields ?? {})
      .filter(([, { rows }]) => rows?.some((row) => row.isLoading && row.collapsed === undefined))
      .map(([path]) => path)
      .join(SEPARATOR),
  );
  useEffect(() => {
    for (const path of lists.split(SEPARATOR).filter(Boolean)) {
      const updatedRows = (getFields()[path]?.rows ?? []).map((row) =>
        row.isLoading && row.collapsed === undefined ? { ...row, collapsed: false } : row,
      );
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
    }
  }, [dispatchFields, getFields, lists]);
  return null;
}

/**
 * Next to the buttons of a form: stores its unsaved text in this browser, heads the page by the
 * document's title, opens new rows, and shows refused fields.
 */
export function KeepUnsaved() {
  // A form in a drawer covers the form of a page.
  return useEditDepth() < 2 ? <OfPage /> : null;
}

function OfPage() {
  useRefusedShown();
  useTimeOfVersion();
  return (
    <>
      <HeadingOfForm />
      <OpenNewRows />
      <UnsavedForm />
    </>
  );
}
