'use client';

import type { FormType } from '@osnowa/contract';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { seesForm } from '../accounts/access.ts';
import type { Role } from '../accounts/roles.ts';
import { useShared } from '../kit/ask.ts';
import { SmallButton } from '../kit/controls.tsx';
import { useWords } from '../kit/office-words.tsx';
import { useFormFields } from '../kit/payload.ts';

/** The name that is begun with an `@` where the text ends. */
const BEGUN = /(?:^|\s)@([\p{L}\p{M} .'’-]{0,60})$/u;

/** Most names that are offered. */
const MOST = 6;

const PEOPLE = '/users?depth=0&limit=500&sort=name&select[name]=true&select[roles]=true';

/**
 * Offers colleagues who see the lead while a name is typed behind an `@`.
 * @param onChosen the field has the whole name
 */
export function useMention(field: RefObject<HTMLTextAreaElement | null>, onChosen: () => void) {
  const words = useWords().leads.answer;
  const [begun, setBegun] = useState<string | null>(null);
  const formType = useFormFields(([fields]) => fields.formType?.value as FormType | undefined);
  const people = useShared<{ docs: { id: number; name: string; roles: Role[] }[] }>(
    begun === null ? null : PEOPLE,
  );
  const offered = (people?.docs ?? []).filter(
    (person) =>
      begun !== null &&
      person.name.toLowerCase().startsWith(begun.toLowerCase()) &&
      seesForm(person, formType ?? 'contact'),
  );

  /** Looks at what is typed up to the cursor. */
  function look() {
    const { value = '', selectionStart = 0 } = field.current ?? {};
    setBegun(BEGUN.exec(value.slice(0, selectionStart))?.[1] ?? null);
  }

  function choose(name: string) {
    const caret = field.current?.selectionStart ?? 0;
    field.current?.setRangeText(`${name} `, caret - (begun?.length ?? 0), caret, 'end');
    field.current?.focus();
    setBegun(null);
    onChosen();
  }

  /** Enter chooses the first of the names that are offered. */
  function onKeyDown(event: KeyboardEvent) {
    const [first] = offered;
    if (event.key !== 'Enter' || !first || !begun) return;
    event.preventDefault();
    choose(first.name);
  }

  const choices =
    offered.length === 0 ? null : (
      <fieldset className="actions">
        <legend className="field-label">{words.mention}</legend>
        {offered.slice(0, MOST).map(({ id, name }) => (
          <SmallButton key={id} onClick={() => choose(name)}>
            {name}
          </SmallButton>
        ))}
      </fieldset>
    );
  return { look, choices, onKeyDown };
}
