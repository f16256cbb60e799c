import type { CollectionBeforeChangeHook } from 'payload';
import { choice } from '../../fields/choice.ts';
import { DAY_AND_TIME } from '../../fields/date.ts';
import { byContract } from '../../fields/destination.ts';
import { line } from '../../fields/text.ts';
import type { Words } from '../../fields/words.ts';
import { refuseRedirectChain } from '../../redirects/chains.ts';
import { redirectEndpoints } from '../../redirects/endpoints.ts';
import { newAddress, oldPath } from '../../redirects/table-file.ts';
import { contentCollection } from './content-collection.ts';

const FROM_HINT: Words = {
  pl: 'Cała ścieżka bez pytajnika i bez ukośnika na końcu: /blog/stary-wpis. Działa we wszystkich językach; /de/… tylko w jednym.',
  en: 'The whole path, without query or slash at the end: /blog/old-post. It works in every language; /de/… in one only.',
  de: 'Der ganze Pfad ohne Abfrage und Schrägstrich am Ende: /blog/alter-beitrag. Er gilt in allen Sprachen; /de/… nur in einer.',
};

const TO_HINT: Words = {
  pl: 'Ścieżka tej witryny bez języka (/contact) albo adres innej witryny: https://…',
  en: 'A path of this site without its language (/contact), or the address of another site: https://…',
  de: 'Ein Pfad dieser Website ohne Sprache (/contact) oder die Adresse einer anderen Website: https://…',
};

const noChains: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  await refuseRedirectChain({ ...originalDoc, ...data }, req);
  return data;
};

/** Written by the site's reports alone: a form that was open for an hour must not set it back. */
const counted = { create: () => false, update: () => false };

/** Old addresses and where they lead now. The query string is kept. */
export const redirects = contentCollection({
  slug: 'redirects',
  one: { pl: 'Przekierowanie', en: 'Redirect', de: 'Weiterleitung' },
  many: { pl: 'Przekierowania', en: 'Redirects', de: 'Weiterleitungen' },
  about: {
    pl: 'Działają od razu po zapisaniu, przed wszystkimi stronami.',
    en: 'They work as soon as they are saved, before any page.',
    de: 'Sie wirken sofort nach dem Speichern, vor jeder Seite.',
  },
  group: 'pages',
  title: 'from',
  columns: ['from', 'to', 'status', 'hits', 'lastHitAt'],
  defaultSort: 'from',
  aboveList: '/admin/redirects/table-controls.tsx#TableControls',
  drafts: false,
  endpoints: redirectEndpoints,
  hooks: { beforeChange: [noChains] },
  fields: [
    {
      ...line('from', { hint: FROM_HINT }),
      unique: true,
      index: true,
      validate: byContract(oldPath, FROM_HINT),
    },
    { ...line('to', { hint: TO_HINT }), validate: byContract(newAddress, TO_HINT) },
    choice(
      'status',
      {
        '301': { pl: 'Na stałe (301)', en: 'Permanent (301)', de: 'Dauerhaft (301)' },
        '302': { pl: 'Tymczasowo (302)', en: 'Temporary (302)', de: 'Vorübergehend (302)' },
      },
      { defaultValue: '301' },
    ),
    {
      name: 'hits',
      label: { pl: 'Użycia', en: 'Uses', de: 'Aufrufe' },
      type: 'number',
      defaultValue: 0,
      index: true,
      access: counted,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'lastHitAt',
      label: { pl: 'Ostatnie użycie', en: 'Last use', de: 'Letzter Aufruf' },
      type: 'date',
      access: counted,
      admin: { position: 'sidebar', readOnly: true, date: DAY_AND_TIME },
    },
  ],
});
