import { LOCALES } from '@osnowa/contract';
import { useState } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';

import type { ShownHead } from './report.ts';

interface Props {
  heads: readonly ShownHead[];
  language: AdminLanguage;
}

/** In each language, the page as a search result and as a shared link. */
export function ShownHeads({ heads, language }: Props) {
  if (heads.length === 0) return null;
  return (
    <section className="checks__shown">
      <h2>{screenWords(language).checks.page.shown}</h2>
      {heads.map((head) => (
        <section key={head.language} aria-label={LOCALES[head.language].name}>
          <h3>{LOCALES[head.language].name}</h3>
          {head.isPolish ? (
            <p>{screenWords(language).checks.page.isPolish}</p>
          ) : (
            <div className="checks__pair" lang={head.language}>
              <Result head={head} language={language} />
              <Card head={head} language={language} />
            </div>
          )}
        </section>
      ))}
    </section>
  );
}

interface HeadProps {
  head: ShownHead;
  language: AdminLanguage;
}

/** `https://osnowa.example › products › erp`, as search engines write it. */
function trail(address: string): string {
  const { origin, pathname } = new URL(address);
  return [origin, ...pathname.split('/').filter((part) => part !== '')].join(' › ');
}

function Result({ head: { address, description, title }, language }: HeadProps) {
  return (
    <figure>
      <figcaption lang={language}>{screenWords(language).checks.page.result}</figcaption>
      <div className="checks__result">
        <span className="checks__address">{trail(address)}</span>
        <span className="checks__title">{title || screenWords(language).checks.page.noTitle}</span>
        <span className="checks__description">
          {description || screenWords(language).checks.page.noDescription}
        </span>
      </div>
    </figure>
  );
}

function Card({ head, language }: HeadProps) {
  const [lacksPicture, setLacksPicture] = useState(false);
  return (
    <figure>
      <figcaption lang={language}>{screenWords(language).checks.page.card}</figcaption>
      <div className="checks__card">
        {lacksPicture ? (
          <span className="checks__picture">{screenWords(language).checks.page.noPicture}</span>
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
        <span className="checks__address">{new URL(head.address).host}</span>
        <strong>{head.sharedTitle || screenWords(language).checks.page.noTitle}</strong>
        <span className="checks__description">{head.description}</span>
      </div>
    </figure>
  );
}
