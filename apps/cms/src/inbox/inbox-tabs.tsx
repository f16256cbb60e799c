import { fill } from '@osnowa/text';
import type { Payload, Where } from 'payload';
import { leadScope, scopeHas } from '../accounts/access.ts';
import { conditionsOf, parametersOf } from '../kit/list-address.ts';
import { adminLanguage } from '../kit/office-language.ts';
import type { Words } from '../kit/screen-words.ts';
import { LEAD_STATES, type LeadState } from '../kit/states/states.ts';
import { type AboveList, type Tab, Tabs } from '../kit/tabs.tsx';
import { officeWords } from '../kit/words.ts';
import { overdueFilter, readOffice } from '../leads/deadlines/reply-deadline.ts';
import { APART, formsApart } from '../leads/next-states.ts';
import { AWAKE, leadCounts, MOST_FOUND } from '../leads/search/find.ts';
import { isSearchFilling } from '../platform/database/search/fill-search.ts';

/** States of a lead with which its owner still has something to do. */
const OPEN: readonly LeadState[] = ['new', 'unverified', 'in-progress', 'talking', 'offer'];

const SNOOZED: Where = { snoozedUntil: { exists: true } };

interface Props extends AboveList {
  /** Payload's result for the list. */
  data?: { totalDocs?: number };
  listPreferences?: { preset?: number | string };
}

/** Above the list of leads: its views by state, and the list as a file. */
export async function InboxTabs(props: Props) {
  const { payload, i18n, searchParams, data, listPreferences } = props;
  if (!searchParams) return null;
  const words = officeWords(i18n.language).leads.list;
  const office = await readOffice(payload);
  const tabs = await readTabs(props, overdueFilter(new Date(), office));
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

/** The views with their counts; `late` is the filter of overdue leads, where there is one. */
async function readTabs({ payload, user, i18n }: Props, late: Where | null): Promise<Tab[]> {
  const { leads, states: stateWords } = officeWords(adminLanguage(i18n.language));
  const words = leads.list;
  const scope = leadScope(user);
  const viewOf = (label: string, where: Where) => ({
    label,
    parameters: parametersOf(conditionsOf(where)),
  });
  const count = async (where: Where) => {
    const query = { collection: 'leads', where, overrideAccess: false, user } as const;
    return (await payload.count(query)).totalDocs;
  };
  const tab = async (label: string, where: Where, shown = where) => ({
    ...viewOf(label, shown),
    count: await count(where),
  });
  const longestFirst = async (one: Promise<Tab>) => {
    const { parameters, ...rest } = await one;
    return { ...rest, parameters: [...parameters, ['sort', 'waitsSince'] as const] };
  };
  const waiting = { waitsSince: { exists: true } };
  const inList = { state: { not_in: [...APART] } };
  const ofInbox = { formType: { not_in: formsApart(scope) } };
  const [{ states, apart }, asleep, ...askedFor] = await Promise.all([
    leadCounts(payload, scope),
    count({ ...SNOOZED, ...inList, ...ofInbox }),
    // By a word: the address is short, and a bookmark stays valid.
    late ? tab(words.overdue, late, { state: { equals: words.overdue } }) : null,
    longestFirst(tab(words.waiting, { ...waiting, ...inList, ...ofInbox }, waiting)),
    tab(words.mine, { assignee: { equals: user.id }, state: { in: [...OPEN] }, ...AWAKE }),
    tab(words.snoozed, { ...SNOOZED, ...inList }, SNOOZED),
  ]);
  const all = [...states].filter(([state]) => !APART.includes(state));
  return [
    { label: words.inbox, parameters: [], count: all.reduce((sum, [, n]) => sum + n, -asleep) },
    ...askedFor
      .filter((asked) => asked !== null)
      .map((one) => ({ ...one, urgent: one.label === words.overdue })),
    ...LEAD_STATES.map((value) => ({
      ...viewOf(stateWords.leadStates[value], { state: { equals: value } }),
      count: states.get(value) ?? 0,
    })),
    ...formsApart(scope)
      .filter((form) => scopeHas(scope, form))
      .map((form) => ({
        ...viewOf(stateWords.form[form], { formType: { equals: form } }),
        count: apart.get(form) ?? 0,
      })),
  ];
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
