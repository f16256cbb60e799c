import { LEAD_STATES } from '../../../fields/states.ts';
import { type HistoryEntry, historyOf } from '../../../leads/workflow.ts';
import { leadViewLabels } from './labels.ts';
import { type AtTheCompany, inWords } from './parts.tsx';

/** Who changed what, newest first. */
export function History({ lead, ...rest }: AtTheCompany & { lead: { history?: unknown } }) {
  const { words } = leadViewLabels(rest.locale);
  const entries = historyOf(lead).toReversed();
  if (entries.length === 0) return <p>{words.noHistory}</p>;
  return (
    <ol className="lead-view__history">
      {entries.map((entry) => (
        <li key={`${entry.at}-${entry.change}`}>
          <time dateTime={entry.at}>{inWords(entry.at, rest)}</time>
          <span>{entry.by ?? words.system}</span>
          <span>{changeInWords(entry, rest)}</span>
        </li>
      ))}
    </ol>
  );
}

function changeInWords({ change, from, to }: HistoryEntry, { locale }: AtTheCompany): string {
  const { words } = leadViewLabels(locale);
  if (change === 'notes') return words.notesChanged;
  const state = (value: string | null | undefined) =>
    LEAD_STATES.find((known) => known.value === value)?.label[locale] ?? value;
  if (change === 'state') return `${state(from)} → ${state(to)}`;
  return `${words.assignee}: ${from ?? words.nobody} → ${to ?? words.nobody}`;
}
