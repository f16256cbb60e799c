import { addressOf, type Condition, parametersOf } from '../../leads/list-address.ts';
import './leads.css';

/** One view of a list. */
export interface Tab {
  label: string;
  /** Conditions that all hold. */
  conditions: readonly Condition[];
  count: number | null;
  /** Whether staff should look there. */
  urgent?: boolean;
}

/** Query parameters as Next gives them. */
export type AddressParameters = Record<string, string | string[] | undefined>;

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
export function Tabs({ label, list, tabs, parameters, savedView }: Props) {
  const leave = savedView === undefined ? '' : '&preset=';
  return (
    <nav className="leads-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.label}
          href={`${addressOf(list, tab.conditions)}${leave}`}
          className={tab.urgent && tab.count ? 'leads-tab leads-tab--urgent' : 'leads-tab'}
          aria-current={!savedView && isCurrent(tab, parameters) ? 'page' : undefined}
        >
          {tab.label}
          {tab.count === null ? null : <span className="leads-tab__count">{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}
