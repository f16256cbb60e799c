'use client';

import { screenWords } from '../../kit/screen-words.ts';
import './leads.css';
import {
  Button,
  FieldLabel,
  useAuth,
  useConfig,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';
import { hasRole } from '../../access/roles.ts';

/** Buttons for an administrator when a person asks for their data, or for its erasure. */
export function PersonActions() {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const mail = useFormFields(([fields]) => fields.mail?.value as string | undefined);
  const [step, setStep] = useState<'idle' | 'asked' | 'busy' | 'failed'>('idle');
  const words = screenWords(i18n.language).leads.personActions;
  if (!mail || !hasRole(user, 'admin')) return null;

  function ask(path: string): Promise<Response> {
    return fetch(`${config.serverURL}${config.routes.api}/leads/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mail }),
    });
  }

  async function exportAll() {
    setStep('busy');
    const response = await ask('export-person');
    if (response.ok) save(await response.blob());
    setStep(response.ok ? 'idle' : 'failed');
  }

  async function eraseAll() {
    setStep('busy');
    const response = await ask('erase-person');
    if (response.ok) window.location.assign(`${config.routes.admin}/collections/leads`);
    else setStep('failed');
  }

  const small = { buttonStyle: 'secondary', size: 'small', margin: false } as const;
  return (
    <div className="field-type leads-steps">
      <FieldLabel label={words.title} />
      <p className="leads-hint">{step === 'asked' ? words.warning : words.hint}</p>
      <div className="leads-steps__buttons">
        {step === 'asked' ? (
          <>
            <Button {...small} buttonStyle="error" onClick={eraseAll}>
              {words.eraseForGood}
            </Button>
            <Button {...small} onClick={() => setStep('idle')}>
              {words.cancel}
            </Button>
          </>
        ) : (
          <>
            <Button {...small} disabled={step === 'busy'} onClick={exportAll}>
              {words.export}
            </Button>
            <Button {...small} disabled={step === 'busy'} onClick={() => setStep('asked')}>
              {words.erase}
            </Button>
          </>
        )}
      </div>
      {step === 'failed' ? <p role="alert">{words.failed}</p> : null}
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
