'use client';

import { useRouter } from 'next/navigation';
import { useWords } from '../../../kit/office-words.tsx';
import { useDocumentInfo, useField } from '../../../kit/payload.ts';
import { SecretOnce } from './secret-once.tsx';

/** In the form of an API key: makes the key and shows it this once. */
export function ApiKeyTools() {
  const { id } = useDocumentInfo();
  const { value: hint } = useField<string>({ path: 'hint' });
  const { refresh } = useRouter();
  const words = useWords().leads.channels.key;
  if (id === undefined) return <p className="stack">{words.saveFirst}</p>;
  const { sure, once } = words;
  const make = hint ? words.renewKey : words.newKey;
  return (
    <section className="stack" aria-label={words.heading}>
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
