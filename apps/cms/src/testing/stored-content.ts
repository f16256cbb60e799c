import type { Payload } from 'payload';
import { richText } from './rich-text.ts';

/** Addresses do not end with it: a copy of a page would take the next number. */
let stored = 0;

/** Stores a page in Polish, by default published and without sections. */
export function storePage(payload: Payload, more: object = {}) {
  stored += 1;
  const own = {
    title: 'Strona',
    pageName: `strona-${stored}a`,
    sections: [],
    _status: 'published',
  };
  const data = { ...own, ...more };
  const draft = data._status === 'draft';
  return payload.create({ collection: 'pages', locale: 'pl', draft, data: data as never });
}

/** Stores a post, published by default. */
export function storePost(payload: Payload, slug: string, more: object = {}) {
  const data = {
    slug,
    language: 'pl',
    title: `Wpis ${slug}`,
    description: 'Opis',
    publishedAt: '2026-01-01T08:00:00.000Z',
    content: richText('Treść'),
    _status: 'published',
    ...more,
  };
  return payload.create({ collection: 'posts', data: data as never });
}

/** Stores a job offer, published by default. */
export function storeOffer(payload: Payload, slug: string, more: object = {}) {
  const data = {
    slug,
    title: 'Tkaczka',
    description: 'Praca przy krosnach',
    location: 'Łódź',
    employmentType: 'FULL_TIME',
    publishedAt: '2026-01-01T10:00:00.000Z',
    _status: 'published',
    ...more,
  };
  const draft = data._status === 'draft';
  return payload.create({ collection: 'careers', draft, data: data as never });
}

/** The newest state of a document as its form shows it in one language, with nothing from others. */
export function pageForm(payload: Payload, id: number, locale: 'pl' | 'en' | 'de' = 'pl') {
  const call = { collection: 'pages', id, locale, draft: true, depth: 0 } as const;
  return payload.findByID({ ...call, fallbackLocale: false });
}
