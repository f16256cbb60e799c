import { type AboveList, Tabs } from '../../kit/tabs.tsx';
import { officeWords } from '../../kit/words.ts';
import { USAGE } from './media-uses.ts';

/** Above the list of pictures: all of them, or those that can be deleted. */
export function MediaTabs({ i18n, searchParams }: AboveList) {
  if (!searchParams) return null;
  const words = officeWords(i18n.language).media.mediaTabs;
  return (
    <div>
      <Tabs
        label={words.views}
        list="/admin/collections/media"
        tabs={[
          { label: words.all, parameters: [] },
          { label: words.unused, parameters: [[USAGE.parameter, USAGE.none]] },
        ]}
        searchParams={searchParams}
      />
      {searchParams[USAGE.parameter] === USAGE.none ? <p>{words.about}</p> : null}
    </div>
  );
}
