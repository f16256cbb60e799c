import { type Estimate, firstOf } from '@osnowa/estimate';
import type { ReactNode } from 'react';
import type { CatalogueContent } from '../../content/domain.ts';
import { formatNumber, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { namesIn } from '../catalogue-names.ts';
import { useCalculatorLabels } from '../labels.tsx';
import { BarFigure, BarLines, BarNote, BarTitle, StageBar } from '../stages/stage-bar.tsx';
import { usePrice, useRange, useTeams, useTogether } from './figures.tsx';

/** The cost so far, beside the stage of a calculator. */
export function EstimateBar({
  estimate,
  catalogue,
  repeats = false,
  large = false,
  children,
}: {
  estimate: Estimate;
  /** While items are chosen: names of the groups that they are in; the large bar has those without one, too. */
  catalogue?: CatalogueContent | undefined;
  /** Stands in the block that shows the same figures: here they are announced only. */
  repeats?: boolean;
  /** On wide screens it is what the page is about. */
  large?: boolean;
  children?: ReactNode;
}) {
  const labels = useCalculatorLabels();
  return (
    <StageBar
      label={labels.soFar}
      isEmpty={estimate.choice.items.length === 0}
      repeats={repeats}
      large={large}
      lines={
        catalogue ? <GroupDays catalogue={catalogue} estimate={estimate} all={large} /> : undefined
      }
      actions={children}
    >
      <Lines estimate={estimate} />
    </StageBar>
  );
}

/** Days, price and weeks, zero before the first choice, and the number of items. */
function Lines({ estimate }: { estimate: Estimate }) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { choice } = estimate;
  const { effort, weeks, price: money } = firstOf(estimate);
  const [range, price] = [useRange(), usePrice()(money)];
  const together = useTogether(estimate);
  const teams = useTeams()(weeks);
  // The middle one of the usual teams, or the only line that the result has.
  const team = teams[1] ?? teams[0];
  return (
    <>
      <BarTitle>{range(effort)}</BarTitle>
      {together ? <BarNote>{labels.effortFirst}</BarNote> : null}
      {price ? <BarFigure>{price}</BarFigure> : null}
      {team ? (
        <BarFigure>
          {team.time}
          {choice.items.length > 0 ? ` (${team.people})` : null}
        </BarFigure>
      ) : null}
      <BarNote>
        {choice.items.length === 0
          ? labels.nothingYet
          : plural(locale, choice.items.length, labels.chosen)}
      </BarNote>
      {together ? (
        <BarNote both>
          {labels.bothPhases}: {together}
        </BarNote>
      ) : null}
    </>
  );
}

/** Where the days come from, for what was chosen in groups that are closed again, or for each of a few. */
function GroupDays({
  catalogue,
  estimate,
  all,
}: {
  catalogue: CatalogueContent;
  estimate: Estimate;
  all: boolean;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const names = namesIn(catalogue);
  const daysOf = new Map(estimate.groups.map(({ key, days }) => [key, days]));
  const shown = catalogue.groups.filter(({ key }) => all || daysOf.has(key));
  const words = (days: number | undefined) =>
    days === undefined ? '–' : days === 0 ? labels.included : formatNumber(locale, days);
  if (shown.length === 0) return null;
  return (
    <BarLines>
      {shown.map(({ key }) => (
        <li key={key}>
          <LocalText of={names.group(key)} />
          <span>{words(daysOf.get(key))}</span>
        </li>
      ))}
    </BarLines>
  );
}
