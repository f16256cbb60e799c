'use client';

import { useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { screenWords } from '../../../kit/screen-words.ts';
import { SecretOnce } from './secret-once.tsx';
import './channels.css';

/** In the form of an API key: makes the key and shows it this once. */
export function ApiKeyTools() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { value: hint } = useField<string>({ path: 'hint' });
  const { refresh } = useRouter();
  const words = screenWords(i18n.language).leads.channels.key;
  if (id === undefined) return <p className="channels">{words.saveFirst}</p>;
  const { sure, once } = words;
  const make = hint ? words.renewKey : words.newKey;
  return (
    <section className="channels" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <SecretOnce
        path={`/api-keys/${id}/key`}
        words={{ make, sure, once }}
        replaces={Boolean(hint)}
        onMade={refresh}
      />
    </section>
  );
}
