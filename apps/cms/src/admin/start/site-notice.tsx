import { unreached } from '../../changes/notice-sender.ts';
import { leadLabels } from '../leads/lead-labels.ts';
import type { StartPageProps } from './start-page-props.ts';

/** Sites that the last change of content did not reach. */
export function SiteNotice({ i18n }: Pick<StartPageProps, 'i18n'>) {
  const sites = [...unreached()];
  if (sites.length === 0) return null;
  const { words } = leadLabels(i18n.language);
  return (
    <div className="start__notice" role="alert">
      {sites.map(([address, reason]) => (
        <p key={address}>{words.sites[reason].replace('{address}', address)}</p>
      ))}
    </div>
  );
}
