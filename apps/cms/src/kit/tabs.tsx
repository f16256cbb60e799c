import type { CollectionSlug, Where } from 'payload';
import type { ReactNode } from 'react';
import { conditionsOf, parametersOf } from './list-address.ts';
import { adminLanguage } from './office-language.ts';
import type { Reader } from './panel.tsx';
import { officeWords, type Words } from './words.ts';

/** Query parameters as Next gives them. */
type AddressParameters = Record<string, string | string[] | undefined>;

/** Parameter of the order of a list. */
const SORT = 'sort';

/** One view of a list. */
export interface Tab {
  label: string;
  /** Parameters of its address. */
  parameters: readonly (readonly [string, string])[];
  count?: number | undefined;
  /** Whether staff should look there. */
  urgent?: boolean;
}

interface TabsProps {
  label: string;
  /** Address of the list without parameters. */
  list: string;
  tabs: readonly Tab[];
  searchParams: AddressParameters;
  /**
   * The saved view that the list shows, where it can have one. Payload stores it until an address
   * names another one.
   */
  savedView?: number | string | null;
}

/**
 * The views of a list as links, each with its count. They load the page anew: Payload's list would
 * keep the filter of the former view, show it above the new one, and return to it at the next page.
 */
export function Tabs({ label, list, tabs, searchParams, savedView }: TabsProps) {
  const named = new Set(tabs.flatMap(({ parameters }) => parameters.map(([name]) => name)));
  // A view is the same in every order.
  const asked = Object.entries(searchParams).filter(
    ([name]) => name !== SORT && (name.startsWith('where') || named.has(name)),
  );
  const isCurrent = ({ parameters }: Tab) => {
    const own = new Map(parameters.filter(([name]) => name !== SORT));
    return asked.length === own.size && asked.every(([name, value]) => own.get(name) === value);
  };
  const leave = savedView === undefined ? '' : '&preset=';
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.label}
          href={`${list}?${new URLSearchParams(tab.parameters as [string, string][])}${leave}`}
          className={tab.urgent && tab.count ? 'tab tab--urgent' : 'tab'}
          aria-current={!savedView && isCurrent(tab) ? 'page' : undefined}
        >
          {tab.label}
          {tab.count === undefined ? null : <span>{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}

/** What Payload gives to a part above a list. */
export interface AboveList extends Reader {
  /** Missing on the page of one document and in a drawer, where Payload puts this part too. */
  searchParams?: AddressParameters;
}

interface Definition {
  collection: CollectionSlug;
  read(words: Words): {
    label: string;
    /** Above the tabs. */
    about?: ReactNode;
    tabs: readonly {
      label: string;
      /** Plain conditions that all hold. */
      where: Where;
      /** Where its count has more conditions than its address. */
      counted?: Where;
      urgent?: boolean;
    }[];
  };
}

/** The tabs above a list, by conditions. */
export function listTabs({ collection, read }: Definition) {
  return async ({ payload, user, i18n, searchParams }: AboveList) => {
    if (!searchParams) return null;
    const { label, about, tabs } = read(officeWords(adminLanguage(i18n.language)));
    const counted = tabs.map(async ({ where, counted: all = where, ...tab }) => {
      const query = { collection, where: all, overrideAccess: false, user };
      const { totalDocs: count } = await payload.count(query);
      return { ...tab, count, parameters: parametersOf(conditionsOf(where)) };
    });
    const list = `/admin/collections/${collection}`;
    return (
      <div>
        {about ? <p className="about">{about}</p> : null}
        <Tabs {...{ label, list, searchParams }} tabs={await Promise.all(counted)} />
      </div>
    );
  };
}
