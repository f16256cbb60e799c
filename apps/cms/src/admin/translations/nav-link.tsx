import Link from 'next/link';
import type { ServerProps } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import { officeWords } from '../../kit/words.ts';

import './board.css';

/** Entry of the menu that leads to the board of translations, for people who write content. */
export function TranslationsLink({ i18n, user }: ServerProps) {
  if (!writesContent(user)) return null;
  return (
    <Link className="nav__link" href="/admin/translations" id="nav-translations" prefetch={false}>
      <span className="nav__link-label">
        {officeWords(i18n.language).translations.translationsTitle}
      </span>
    </Link>
  );
}
