import { LOCALES } from '@osnowa/contract';
import {
  type Currency,
  type Estimate,
  estimateOf,
  firstOf,
  NOTHING_CHOSEN,
} from '@osnowa/estimate';
import { ACCURACY_PATH } from '@osnowa/site-map';
import { Fragment, type ReactNode } from 'react';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill, formatNumber, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { apart, cluster } from '../../ui/layout/layout.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import { useCalculatorLabels, useRange } from '../engine/labels.tsx';
import {
  BarBetween,
  BarFigure,
  BarLines,
  BarNote,
  BarTitle,
  StageBar,
} from '../engine/stage-bar.tsx';
import { useBasis, useSmallest } from './assumptions.tsx';
import { namesIn } from './catalogue-names.ts';
import { usePrice, useTeams, useTogether } from './figures.tsx';

/** A name, with its days at the other end. */
const LINE = cluster('0 4', apart);

/**
 * The estimate that is shown before the first answer: the first answer to the first question, and
 * the middle one to every other; of an even number, the first of the two in the middle.
 */
function typicalCase(catalogue: CatalogueContent, currency: Currency): Estimate {
  const questions = catalogue.groups.filter(({ choice }) => choice === 'one');
  const items = questions.flatMap((question, index) => {
    const middle = Math.floor((question.items.length - 1) / 2);
    const answer = question.items[index === 0 ? 0 : middle];
    return answer ? [answer.key] : [];
  });
  return estimateOf(catalogue, { ...NOTHING_CHOSEN, items }, currency);
}

/** The cost so far, next to the stage of a calculator. */
export function EstimateBar({
  estimate,
  catalogue,
  repeats = false,
  large = false,
  promises = large,
  children,
}: {
  estimate: Estimate;
  /** Given while items are chosen, to list their groups; a large bar lists empty groups too. */
  catalogue?: CatalogueContent | undefined;
  /** The block around it shows the same figures: here they are only announced. */
  repeats?: boolean;
  /** The main block of a wide screen. Before the first choice it shows a typical case. */
  large?: boolean;
  /** Says that the amount is confirmed before any work starts. */
  promises?: boolean;
  children?: ReactNode;
}) {
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const isEmpty = estimate.choice.items.length === 0;
  const typical = catalogue && large && isEmpty ? typicalCase(catalogue, currency) : null;
  const { price } = typical ?? estimate;
  const smallest = useSmallest(firstOf(typical ?? estimate));
  const basis = useBasis(typical ?? estimate);
  return (
    <StageBar
      label={labels.soFar}
      isEmpty={isEmpty}
      repeats={repeats}
      large={large}
      lines={
        <>
          {smallest ? <BarNote wide>{smallest}</BarNote> : null}
          {basis && !repeats ? <BarNote wide>{basis}</BarNote> : null}
          {price && promises ? <BarNote wide>{labels.afterPlan}</BarNote> : null}
          {catalogue && typical ? <ItemDays catalogue={catalogue} estimate={typical} /> : null}
          {catalogue && !typical ? (
            <GroupDays catalogue={catalogue} estimate={estimate} all={large} />
          ) : null}
        </>
      }
      actions={children}
    >
      {typical ? <BarNote>{labels.typical}</BarNote> : null}
      <Lines estimate={typical ?? estimate} hasCount={typical === null} hidden={repeats} />
    </StageBar>
  );
}

/** The typical case of the large bar, for narrow screens, which show no bar before a choice. */
export function TypicalCase({
  estimate,
  catalogue,
}: {
  estimate: Estimate;
  catalogue: CatalogueContent;
}) {
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  if (estimate.choice.items.length > 0) return null;
  const typical = typicalCase(catalogue, currency);
  const names = namesIn(catalogue);
  return (
    <BarBetween>
      <BarNote>
        {labels.typical}
        {typical.choice.items.map((key, index) => (
          <Fragment key={key}>
            {index === 0 ? ': ' : ' · '}
            <LocalText of={names.item(key)} />
          </Fragment>
        ))}
      </BarNote>
      <Lines estimate={typical} hasCount={false} />
    </BarBetween>
  );
}

/** Price, days and weeks, zero before the first choice, and the number of items. */
function Lines({
  estimate,
  hasCount,
  hidden = false,
}: {
  estimate: Estimate;
  hasCount: boolean;
  /** Only announced: nothing in it can have the focus. */
  hidden?: boolean;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { choice } = estimate;
  const { projects: n, isMeasured } = estimate.basis;
  const short = n !== null && fill(isMeasured ? labels.measuredShort : labels.agreedShort, { n });
  const { effort, weeks, price: money } = firstOf(estimate);
  const [range, price] = [useRange(), usePrice()(money)];
  const together = useTogether(estimate);
  // The smallest team takes longest: a cautious promise.
  const [team] = useTeams()(weeks);
  const days = range(effort);
  const chosen = choice.items.length;
  const count = chosen === 0 ? labels.nothingYet : plural(locale, chosen, labels.chosen);
  return (
    <>
      <BarTitle>{price ?? days}</BarTitle>
      {together ? <BarNote>{fill(labels.phase, { n: 1 })}</BarNote> : null}
      {price ? <BarFigure>{days}</BarFigure> : null}
      {team ? (
        <BarFigure>{chosen > 0 ? `${team.time} (${team.people})` : team.time}</BarFigure>
      ) : null}
      {hasCount ? (
        <BarNote>
          {/* Alone in its element, so that it changes on a page that a browser has translated. */}
          <span>{effort.missing > 0 ? `${count} · ${labels.smallestShort}` : count}</span>
          {short && chosen > 0 ? (
            <>
              {' · '}
              {hidden ? short : <LocaleLink to={ACCURACY_PATH}>{short}</LocaleLink>}
            </>
          ) : null}
        </BarNote>
      ) : null}
      {together ? <BarNote wide>{`${labels.bothPhases}: ${together}`}</BarNote> : null}
    </>
  );
}

/** The chosen items with their days. */
function ItemDays({ catalogue, estimate }: { catalogue: CatalogueContent; estimate: Estimate }) {
  const names = namesIn(catalogue);
  const words = useDays();
  return (
    <BarLines>
      {estimate.groups.flatMap(({ items }) =>
        items.map(({ key, days }) => (
          <li key={key} className={LINE}>
            <LocalText of={names.item(key)} />
            <span>{words(days)}</span>
          </li>
        )),
      )}
    </BarLines>
  );
}

/** The text for days at the end of a line. */
function useDays(): (days: number | undefined) => string {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  return (days) =>
    days === undefined ? '–' : days === 0 ? labels.included : formatNumber(locale, days);
}

/** Days by group: of the groups with a chosen item, or of `all`. */
function GroupDays({
  catalogue,
  estimate,
  all,
}: {
  catalogue: CatalogueContent;
  estimate: Estimate;
  all: boolean;
}) {
  const words = useDays();
  const names = namesIn(catalogue);
  const daysOf = new Map(estimate.groups.map(({ key, days }) => [key, days]));
  const shown = catalogue.groups.filter(({ key }) => all || daysOf.has(key));
  if (shown.length === 0) return null;
  return (
    <BarLines>
      {shown.map(({ key }) => (
        <li key={key} className={LINE}>
          <LocalText of={names.group(key)} />
          <span>{words(daysOf.get(key))}</span>
        </li>
      ))}
    </BarLines>
  );
}
