import { LOCALE_CODES } from '@osnowa/contract';
import { type Fact, shownToday } from '@osnowa/text/facts';
import type { UIField } from 'payload';
import { z } from 'zod';
import { editingRights, writesContent } from '../../accounts/editing-rights.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { label } from '../../kit/words.ts';
import { factsOf } from '../../reads/facts.ts';

/** A fact that a text may refer to. */
export interface FactChoice extends Fact {
  /** Its value today, in words; `null` without one. */
  shown: string | null;
  /** For colleagues; empty for translators. */
  note: string;
}

/** The endpoint's answer. */
export interface FactChoices {
  /** Today, in the company’s time zone. */
  day: string;
  facts: FactChoice[];
}

/**
 * `GET /payload/facts/choices?locale=de`: every fact, those that are drafts too, with its value in a
 * language, for people who write content.
 */
export const choicesEndpoint = endpoint({
  path: '/choices',
  method: 'get',
  who: hiddenUnless((user) => editingRights(user) !== null),
  body: z.object({ locale: z.enum(LOCALE_CODES) }),
  run: async (req, { locale }): Promise<FactChoices> => {
    const { byKey, day } = await factsOf(req.payload, { drafts: true });
    const notes = new Map<string, string>();
    if (writesContent(req.user)) {
      const select = { key: true, note: true } as const;
      const query = { collection: 'facts', draft: true, pagination: false, depth: 0 } as const;
      const { docs } = await req.payload.find({ ...query, select, overrideAccess: true });
      for (const { key, note } of docs) notes.set(key, note ?? '');
    }
    const facts = [...byKey.values()].filter(({ key }) => key);
    return {
      day,
      facts: facts
        .toSorted((a, b) => a.key.localeCompare(b.key))
        .map((fact) => ({
          ...fact,
          shown: shownToday(fact.key, locale, byKey, day),
          note: notes.get(fact.key) ?? '',
        })),
    };
  },
});

/** In the form of a fact: its value today in each language, and the texts that refer to it. */
export const shownField: UIField = {
  name: 'shown',
  type: 'ui',
  label: label((w) => w.content.facts.today),
  admin: {
    components: {
      Field: '/content/facts/shown-fact.tsx#ShownFact',
      Cell: '/content/facts/shown-fact.tsx#ShownCell',
    },
    disableBulkEdit: true,
  },
};
