'use client';

import { screenWords } from '../../kit/screen-words.ts';
import './leads.css';
import { FieldLabel, useAuth, useFormFields, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { hasRole } from '../../access/roles.ts';
import { useAsk } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';

/** Buttons for an administrator when a person asks for their data, or for its erasure. */
export function PersonActions() {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const mail = useFormFields(([fields]) => fields.mail?.value as string | undefined);
  const [isSure, setSure] = useState(false);
  const { ask, problem, isBusy } = useAsk();
  const words = screenWords(i18n.language).leads.personActions;
  if (!mail || !hasRole(user, 'admin')) return null;

  async function exportAll() {
    const archive = await ask<Blob>('/leads/export-person', { body: { mail } });
    if (archive) save(archive);
  }

  async function eraseAll() {
    const erased = await ask('/leads/erase-person', { body: { mail } });
    if (erased) window.location.assign('/admin/collections/leads');
  }

  return (
    <div className="field-type leads-steps">
      <FieldLabel label={words.title} />
      <p className="leads-hint">{isSure ? words.warning : words.hint}</p>
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
