'use client';

import { fill } from '@osnowa/text';
import { useState } from 'react';
import { hasRole } from '../accounts/roles.ts';
import { useAsk, useLoaded } from '../kit/ask.ts';
import { Problem, SmallButton } from '../kit/controls.tsx';
import { useWords } from '../kit/office-words.tsx';
import { FieldLabel, useAuth, useDocumentInfo, useFormFields } from '../kit/payload.ts';

/** Buttons for an administrator when a person asks for their data, or for its erasure. */
export function PersonActions() {
  const { user } = useAuth();
  const mail = useFormFields(([fields]) => fields.mail?.value as string | undefined);
  const [isSure, setSure] = useState(false);
  const { ask, problem, isBusy: isAsking } = useAsk();
  const words = useWords().leads.personActions;
  const { id } = useDocumentInfo();
  const isShown = Boolean(mail && id && hasRole(user, 'admin'));
  const { loaded } = useLoaded<{ mails: string[] }>(isShown ? `/leads/${id}/addresses` : null);
  if (!isShown) return null;
  // Whoever presses has read under which addresses.
  const isBusy = isAsking || !loaded;
  const mails = loaded?.mails.join(', ') ?? mail ?? '';

  async function exportAll() {
    const archive = await ask<Blob>('/leads/export-person', { body: { mail } });
    if (archive) save(archive);
  }

  async function eraseAll() {
    const erased = await ask('/leads/erase-person', { body: { mail } });
    if (erased) window.location.assign('/admin/collections/leads');
  }

  return (
    <div className="field-type steps">
      <FieldLabel label={words.title} />
      <p className="quiet">{fill(isSure ? words.warning : words.hint, { mails })}</p>
      <div className="actions">
        {isSure ? (
          <>
            <SmallButton buttonStyle="error" disabled={isBusy} onClick={eraseAll}>
              {words.eraseForGood}
            </SmallButton>
            <SmallButton onClick={() => setSure(false)}>{words.cancel}</SmallButton>
          </>
        ) : (
          <>
            <SmallButton disabled={isBusy} onClick={exportAll}>
              {words.export}
            </SmallButton>
            <SmallButton disabled={isBusy} onClick={() => setSure(true)}>
              {words.erase}
            </SmallButton>
          </>
        )}
      </div>
      <Problem text={problem} />
    </div>
  );
}

function save(archive: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = 'personal-data.zip';
  link.click();
  URL.revokeObjectURL(link.href);
}
