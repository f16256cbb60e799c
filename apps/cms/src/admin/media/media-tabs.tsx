import Link from 'next/link';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import type { AddressParameters } from '../leads/tabs.tsx';
import { USAGE } from './only-unused.ts';
import '../leads/leads.css';

const LIST = '/admin/collections/media';

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
    { label: officeWords(language).media.mediaTabs.all, address: LIST, isCurrent: !isUnused },
    {
      label: officeWords(language).media.mediaTabs.unused,
      address: `${LIST}?${USAGE.parameter}=${USAGE.none}`,
      isCurrent: isUnused,
    },
  ];
  return (
    <div>
      <nav className="leads-tabs" aria-label={officeWords(language).media.mediaTabs.views}>
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
      {isUnused ? <p>{officeWords(language).media.mediaTabs.about}</p> : null}
    </div>
  );
}
