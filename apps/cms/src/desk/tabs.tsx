import Link from 'next/link';
import type { Where } from 'payload';
import './desk.css';

/** One thing that a list can be asked: a field, an operator and a value. */
type Condition = readonly [field: string, operator: string, value: string];

/** One view of a list. */
export interface Tab {
  label: string;
  /** Conditions that all hold. */
  conditions: readonly Condition[];
  count: number | null;
  /** Whether somebody should look there. */
  urgent?: boolean;
}

/** A filter of plain conditions that all hold, in the flat form that an address can hold. */
export function conditionsOf(where: Where): Condition[] {
  return Object.entries(where).flatMap(([field, rule]): Condition[] => {
    if (field === 'and') return (rule as Where[]).flatMap(conditionsOf);
    return Object.entries(rule as object).map(
      ([operator, value]) => [field, operator, String(value)] as const,
    );
  });
}

/** Address parameters as Next gives them. */
export type AddressParameters = Record<string, string | string[] | undefined>;

function parametersOf(conditions: readonly Condition[]): [string, string][] {
  return conditions.map(([field, operator, value], index) => [
    `where[or][0][and][${index}][${field}][${operator}]`,
    value,
  ]);
}

/** Address of a list under these conditions, as the list's own filter writes them. */
export function addressOf(list: string, conditions: readonly Condition[]): string {
  return `${list}?${new URLSearchParams(parametersOf(conditions))}`;
}

function isCurrent(tab: Tab, parameters: AddressParameters): boolean {
  const asked = Object.entries(parameters).filter(([key]) => key.startsWith('where'));
  const own = new Map(parametersOf(tab.conditions));
  return asked.length === own.size && asked.every(([key, value]) => own.get(key) === value);
}

interface Props {
  label: string;
  /** Address of the list without parameters. */
  list: string;
  tabs: readonly Tab[];
  parameters: AddressParameters;
}

/** The views of a list as links, each with how much is in it. */
export function Tabs({ label, list, tabs, parameters }: Props) {
  return (
    <nav className="desk-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          href={addressOf(list, tab.conditions)}
          prefetch={false}
          className={tab.urgent && tab.count ? 'desk-tab desk-tab--urgent' : 'desk-tab'}
          aria-current={isCurrent(tab, parameters) ? 'page' : undefined}
        >
          {tab.label}
          {tab.count === null ? null : <span className="desk-tab__count">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
