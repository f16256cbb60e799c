import { fill } from '@osnowa/text';
import type { Payload, Where } from 'payload';
import { leadScope } from '../accounts/access.ts';
import { conditionsOf, parametersOf } from '../kit/list-address.ts';
import { adminLanguage } from '../kit/office-language.ts';
import type { Words } from '../kit/screen-words.ts';
import { LEAD_STATES, type LeadState } from '../kit/states/states.ts';
import { type AboveList, type Tab, Tabs } from '../kit/tabs.tsx';
import { officeWords } from '../kit/words.ts';
import { overdueFilter, readOffice } from '../leads/deadlines/reply-deadline.ts';
import { APART } from '../leads/next-states.ts';
import { leadsByState, MOST_FOUND } from '../leads/search/find.ts';
import { isSearchFilling } from '../platform/database/search/fill-search.ts';

/** States of a lead with which its owner still has something to do. */
const OPEN: readonly LeadState[] = ['new', 'unverified', 'in-progress', 'talking', 'offer'];

interface Props extends AboveList {
  /** Payload's result for the list. */
  data?: { totalDocs?: number };
  listPreferences?: { preset?: number | string };
}

/** Above the list of leads: its views by state, and the list as a file. */
export async function InboxTabs(props: Props) {
  const { payload, user, i18n, searchParams, data, listPreferences } = props;
  if (!searchParams) return null;
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const viewOf = (label: string, where: Where) => ({
    label,
    parameters: parametersOf(conditionsOf(where)),
  });
  const tab = async (label: string, where: Where, shown = where) => ({
    ...viewOf(label, shown),
    count: (await payload.count({ collection: 'leads', where, overrideAccess: false, user }))
      .totalDocs,
  });
  const office = await readOffice(payload);
  const late = overdueFilter(new Date(), office);
  const [byState, ...askedFor] = await Promise.all([
    leadsByState(payload, leadScope(user)),
    // By a word: the address is short, and a bookmark stays valid.
    late ? tab(words.overdue, late, { state: { equals: words.overdue } }) : null,
    tab(words.waiting, { waitsSince: { exists: true } }),
    tab(words.mine, { assignee: { equals: user.id }, state: { in: [...OPEN] } }),
  ]);
  const inbox = [...byState].filter(([state]) => !APART.includes(state));
  const tabs: Tab[] = [
    { label: words.inbox, parameters: [], count: inbox.reduce((sum, [, n]) => sum + n, 0) },
    ...askedFor
      .filter((asked) => asked !== null)
      .map((one) => ({ ...one, urgent: one.label === words.overdue })),
    ...LEAD_STATES.map((value) => ({
      ...viewOf(officeWords(locale).states.leadStates[value], { state: { equals: value } }),
      count: byState.get(value) ?? 0,
    })),
  ];
  const search = new URLSearchParams(
    Object.entries(searchParams).flatMap(([key, value]) =>
      typeof value === 'string' && /^(where|search)/.test(key) ? [[key, value]] : [],
    ),
  );
  return (
    <div>
      <div className="actions list-tools">
        <span className="quiet">{fill(words.zone, { zone: office.timeZone })}</span>
        <a className="quiet" href={`/payload/leads/export?${search}`} download>
          {words.export}
        </a>
        <a
          className="quiet"
          href={`/payload/leads/export?${new URLSearchParams([...search, ['format', 'json']])}`}
          download
        >
          {words.exportJson}
        </a>
      </div>
      <Tabs
        label={words.views}
        list="/admin/collections/leads"
        tabs={tabs}
        searchParams={searchParams}
        savedView={listPreferences?.preset || null}
      />
      {searchParams.search ? (
        <SearchHint payload={payload} words={words} found={data?.totalDocs ?? 0} />
      ) : null}
    </div>
  );
}

/** Below the tabs of a search: words that it left out, or how to search. */
async function SearchHint(props: {
  payload: Payload;
  words: Words['leads']['list'];
  found: number;
}) {
  const { payload, words, found } = props;
  const most = fill(words.foundMost, { n: MOST_FOUND });
  const hint = found >= MOST_FOUND ? most : words.searchHint;
  const isFilling = await isSearchFilling(payload);
  return <p className="quiet">{isFilling ? words.searchFilling : hint}</p>;
}
