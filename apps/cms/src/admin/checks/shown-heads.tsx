import { LOCALES } from '@osnowa/contract';
import { useState } from 'react';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';

import type { ShownHead } from './report.ts';

/** In each language, the page as a search result and as a shared link. */
export function ShownHeads({ heads }: { heads: readonly ShownHead[] }) {
  const words = useWords().checks.page;
  if (heads.length === 0) return null;
  return (
    <section className="panel stack">
      <h2>{words.shown}</h2>
      {heads.map((head) => (
        <section key={head.language} aria-label={LOCALES[head.language].name}>
          <h3>{LOCALES[head.language].name}</h3>
          {head.isPolish ? (
            <p>{words.isPolish}</p>
          ) : (
            <div className="checks__pair" lang={head.language}>
              <Result head={head} />
              <Card head={head} />
            </div>
          )}
        </section>
      ))}
    </section>
  );
}

/** `https://osnowa.example › products › erp`, as search engines write it. */
function trail(address: string): string {
  const { origin, pathname } = new URL(address);
  return [origin, ...pathname.split('/').filter((part) => part !== '')].join(' › ');
}

function Result({ head: { address, description, title } }: { head: ShownHead }) {
  const words = useWords().checks.page;
  const language = useOfficeLanguage();
  return (
    <figure>
      <figcaption className="quiet" lang={language}>
        {words.result}
      </figcaption>
      <div className="checks__shown">
        <small>{trail(address)}</small>
        <b>{title || words.noTitle}</b>
        <p>{description || words.noDescription}</p>
      </div>
    </figure>
  );
}

function Card({ head }: { head: ShownHead }) {
  const words = useWords().checks.page;
  const language = useOfficeLanguage();
  const [lacksPicture, setLacksPicture] = useState(false);
  return (
    <figure>
      <figcaption className="quiet" lang={language}>
        {words.card}
      </figcaption>
      <div className="checks__shown checks__card">
        {lacksPicture ? (
          <span className="checks__picture">{words.noPicture}</span>
        ) : (
          // biome-ignore lint/performance/noImgElement: a picture of the site, which Next does not serve
          <img
            className="checks__picture"
            src={head.picture}
            alt={head.sharedTitle}
            width={1200}
            height={630}
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setLacksPicture(true)}
          />
        )}
        <small>{new URL(head.address).host}</small>
        <strong>{head.sharedTitle || words.noTitle}</strong>
        <p>{head.description}</p>
      </div>
    </figure>
  );
}
