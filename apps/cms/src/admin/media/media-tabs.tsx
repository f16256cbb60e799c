import Link from 'next/link';
import { type AdminLabel, adminLanguage } from '../../fields/admin-label.ts';
import type { AddressParameters } from '../leads/tabs.tsx';
import { USAGE } from './only-unused.ts';
import '../leads/leads.css';

const LIST = '/admin/collections/media';

const WORDS = {
  views: { pl: 'Widoki listy', en: 'Views of the list' },
  all: { pl: 'Wszystkie', en: 'All' },
  unused: { pl: 'Nieużywane', en: 'Unused' },
  about: {
    pl: 'Obrazy, których nie pokazuje żadna treść: opublikowana, szkic ani dokument w koszu. Usunięte można przywrócić przez 30 dni.',
    en: 'Pictures that no content shows: published, a draft, or in the trash. Deleted ones can be restored for 30 days.',
  },
} as const satisfies Record<string, AdminLabel>;

interface Props {
  i18n: { language: string };
  /** Missing in a drawer, where pictures are chosen. */
  searchParams?: AddressParameters;
}

/** Above the list of pictures: all of them, or those that can be deleted. */
export function MediaTabs({ i18n, searchParams }: Props) {
  if (!searchParams) return null;
  const language = adminLanguage(i18n.language);
  const isUnused = searchParams[USAGE.parameter] === USAGE.none;
  const tabs = [
    { label: WORDS.all[language], address: LIST, isCurrent: !isUnused },
    {
      label: WORDS.unused[language],
      address: `${LIST}?${USAGE.parameter}=${USAGE.none}`,
      isCurrent: isUnused,
    },
  ];
  return (
    <div>
      <nav className="leads-tabs" aria-label={WORDS.views[language]}>
        {tabs.map(({ label, address, isCurrent }) => (
          <Link
            key={address}
            className="leads-tab"
            href={address}
            prefetch={false}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {isUnused ? <p>{WORDS.about[language]}</p> : null}
    </div>
  );
}
