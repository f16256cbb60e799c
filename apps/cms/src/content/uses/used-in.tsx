'use client';

import type { ReactNode } from 'react';
import { useLoaded } from '../../kit/ask.ts';
import { useWords } from '../../kit/office-words.tsx';
import { useDocumentInfo } from '../../kit/payload.ts';
import type { Uses } from './uses-endpoint.ts';

function Places({ places }: Uses) {
  const { preview: shown } = useWords().media.uses;
  return (
    <ul className="rows">
      {places.map(({ name, field, href, preview }) => (
        <li key={`${href} ${field}`}>
          <a href={href} target="_blank" rel="noopener">
            {name}
          </a>
          <small>{field}</small>
          {preview ? (
            <a className="quiet" href={preview} target="_blank" rel="noopener">
              {shown}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface UsedInProps {
  none: string;
  failed: string;
  /** Above the places, by their number. */
  notice?: (places: number) => ReactNode;
}

/** The fields that use the document of the form, each with a link that opens it. */
export function UsedIn({ none, failed, notice }: UsedInProps) {
  const words = useWords().media.uses;
  const { collectionSlug, data, id } = useDocumentInfo();
  const address = id ? `/${collectionSlug}/${id}/uses` : null;
  const { loaded, problem } = useLoaded<Uses>(address, { renewed: data?.updatedAt });
  if (!address) return null;
  const places = loaded?.places ?? [];
  return (
    <section className="field-type panel" aria-label={words.title}>
      <h3>{words.title}</h3>
      {notice?.(places.length)}
      {loaded ? null : <p>{problem ? failed : words.loading}</p>}
      {loaded && places.length === 0 ? <p>{none}</p> : null}
      {places.length > 0 ? <Places places={places} /> : null}
    </section>
  );
}
