import type { Payload, TypedUser, Where } from 'payload';
import { LEAD_STATES, type LeadState } from '../../fields/states.ts';
import { overdueFilter, readOffice } from '../../leads/deadlines/lead-clock.ts';
import { conditionsOf, OVERDUE } from '../../leads/list-address.ts';
import { MOST_FOUND } from '../../leads/search/find.ts';
import { receivedLabels } from '../messages/received-labels.ts';
import { APART } from './inbox-filter.ts';
import { leadLabels } from './lead-labels.ts';
import { type AddressParameters, type Tab, Tabs } from './tabs.tsx';

/** States of a lead with which its owner still has something to do. */
const OPEN: readonly LeadState[] = ['new', 'unverified', 'in-progress', 'talking', 'offer'];

interface Props {
  payload: Payload;
  user: TypedUser;
  i18n: { language: string };
  /** Missing on the page of one lead, where Payload puts this too. */
  searchParams?: AddressParameters;
  /** What the list shows. */
  data?: { totalDocs?: number };
  listPreferences?: { preset?: number | string };
}

/** Above the list of leads: its views by state, and the list as a file. */
export async function InboxTabs(props: Props) {
  const { payload, user, i18n, searchParams, data, listPreferences } = props;
  if (!searchParams) return null;
  const { locale, words } = leadLabels(i18n.language);
  const count = async (where: Where) => {
    const query = { collection: 'leads', where, overrideAccess: false, user } as const;
    return (await payload.count(query)).totalDocs;
  };
  const tab = async (label: string, where: Where) => ({
    label,
    conditions: conditionsOf(where),
    count: await count(where),
  });
  const states = await Promise.all(
    LEAD_STATES.map(async ({ value, label }) => ({
      value,
      ...(await tab(label[locale], { state: { equals: value } })),
    })),
  );
  const inbox = states.filter(({ value }) => !APART.includes(value));
  const office = await readOffice(payload);
  const late = await overdueFilter(payload, new Date(), office);
  const total = inbox.reduce((sum, each) => sum + each.count, 0);
  const tabs: Tab[] = [
    { label: words.inbox, conditions: [], count: total },
    ...(late
      ? [{ label: words.overdue, conditions: OVERDUE, count: await count(late), urgent: true }]
      : []),
    await tab(receivedLabels(locale).words.wroteBack, { clientWroteAt: { exists: true } }),
    await tab(words.mine, { assignee: { equals: user.id }, state: { in: [...OPEN] } }),
    ...states,
  ];
  const search = new URLSearchParams(
    Object.entries(searchParams).flatMap(([key, value]) =>
      typeof value === 'string' && /^(where|search)/.test(key) ? [[key, value]] : [],
    ),
  );
  return (
    <div className="leads-list-head">
      <div className="leads-list-tools">
        <span className="leads-zone">{words.zone.replace('{zone}', office.timeZone)}</span>
        <a className="leads-export" href={`/payload/leads/export?${search}`} download>
          {words.export}
        </a>
        <a
          className="leads-export"
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
        parameters={searchParams}
        savedView={listPreferences?.preset || null}
      />
      {searchParams.search ? (
        <p className="leads-hint">
          {(data?.totalDocs ?? 0) >= MOST_FOUND
            ? words.foundMost.replace('{n}', String(MOST_FOUND))
            : words.searchHint}
        </p>
      ) : null}
    </div>
  );
}
