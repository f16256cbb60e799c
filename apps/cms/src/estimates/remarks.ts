import type { KeptEstimate, Locale } from '@osnowa/contract';
import { type Estimate, proposalFor } from '@osnowa/estimate';
import { inOneLanguage, inSentence } from '@osnowa/text';
import { PRINT_WORDS } from './texts.ts';

/** What is said beside the figures of an estimate. */
export interface Remarks {
  /** The package that is proposed, with the answers that are the reason. */
  package: { name: string; because: string } | null;
  /** Number of users, as a sentence. */
  users: string | null;
  /** What the visitor wrote and the figures do not hold; empty where nothing was written. */
  notIncluded: string;
}

/** Package, users and what is not included, in a language. */
export function remarksOf(kept: KeptEstimate, figures: Estimate, locale: Locale): Remarks {
  const words = PRINT_WORDS[locale];
  const catalogue = inOneLanguage(kept.catalogue, locale);
  const proposal = proposalFor(kept.catalogue, figures);
  const found = catalogue.packages.find(({ key }) => key === proposal?.package);
  const answers = catalogue.groups
    .flatMap(({ items }) => items)
    .filter(({ key }) => proposal?.because.includes(key))
    .map(({ name }) => inSentence(name.text, locale));
  const { users, notes } = kept.described;
  return {
    package: found
      ? {
          name: words.package.replace('{name}', found.name.text),
          because: words.because.replace('{answers}', answers.join(', ')),
        }
      : null,
    users: users === null ? null : words.users.replace('{n}', String(users)),
    notIncluded: notes.trim(),
  };
}
