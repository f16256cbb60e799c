import { type Described, LOCALES } from '@tkalnia/contract';
import { type Choice, choiceQuery, estimateOf, type Rounding } from '@tkalnia/estimate';
import { Assumptions } from '../../calculators/assumptions.tsx';
import { DaysChart } from '../../calculators/days-chart.tsx';
import { EstimateFigures } from '../../calculators/figures.tsx';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { PhasePlan } from '../../calculators/phase-plan.tsx';
import { StagePart } from '../../calculators/stage.tsx';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocaleLink, useLocalePath } from '../../i18n/locale-link.tsx';
import type { FormResult } from '../../leads/form-result.ts';
import type { FormSettings } from '../../leads/lead-form.tsx';
import { SentNotice } from '../../leads/sent-text.tsx';
import { PageHeader } from '../../sections/page-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChangedCatalogue } from './changed-catalogue.tsx';
import styles from './estimate-screen.module.css';

/** A kept estimate with its catalogue in the language of the page. */
interface KeptHere {
  key: string;
  number: string;
  calculator: string;
  created_at: string;
  choice: Choice;
  described: Described;
  rounding: Rounding;
  catalogue: CatalogueContent;
}

interface EstimateScreenProps {
  kept: KeptHere;
  /** The calculator's catalogue as it is today. */
  current: CatalogueContent;
  settings: FormSettings;
  /** Permanent address in the language of the page. */
  address: string;
  /** That this estimate was sent just now. */
  sent: FormResult | null;
}

/** An estimate one can show to the board: its figures, what they are made of, and ways to carry it away. */
export function EstimateScreen({ kept, current, settings, address, sent }: EstimateScreenProps) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[locale];
  const { catalogue, choice, number, created_at: createdAt } = kept;
  const estimate = estimateOf(catalogue, choice, currency, kept.rounding);
  const title = { text: fill(labels.estimateTitle, { number }), lang: locale };
  const day = fill(labels.estimateOf, { date: formatDate(locale, createdAt) });
  const subtitle = { text: `${catalogue.title.text}, ${day}`, lang: catalogue.title.lang };
  return (
    <div className={styles.estimate}>
      <PageHeader title={title} subtitle={subtitle} />
      <div className={styles.content}>
        <h2 className={styles.heading}>
          <VisuallyHidden>{labels.resultTitle}</VisuallyHidden>
        </h2>
        {sent?.kind === 'sent' ? (
          <div className={styles.sent}>
            <SentNotice form="quote" reference={sent.reference} settings={settings} />
          </div>
        ) : null}
        <EstimateFigures estimate={estimate} />
        <CarryAway kept={kept} address={address} />
        <Assumptions
          rates={catalogue.rates}
          currency={currency}
          hasPrice={estimate.price !== null}
        />
        <ChangedCatalogue then={estimate} current={current} currency={currency} />
        <StagePart title={labels.chartTitle}>
          <DaysChart catalogue={catalogue} estimate={estimate} open />
        </StagePart>
        {estimate.phases ? (
          <StagePart title={labels.phasesTitle}>
            <PhasePlan catalogue={catalogue} estimate={estimate} />
          </StagePart>
        ) : null}
      </div>
    </div>
  );
}

function CarryAway({ kept, address }: { kept: KeptHere; address: string }) {
  const labels = useCalculatorLabels();
  const toPath = useLocalePath();
  const here = toPath(`/estimate/${kept.key}`);
  return (
    <div className={styles.carry}>
      <p className={styles.link}>
        <span>{labels.linkLabel}</span>
        <a href={here}>{address}</a>
      </p>
      <p className={styles.actions}>
        <a className={styles.pdf} href={`${here}.pdf`}>
          {labels.estimatePdf}
        </a>
        <a href={`${here}.json`}>{labels.estimateJson}</a>
        <LocaleLink to={`/${kept.calculator}${changeQuery(kept)}`}>
          {labels.estimateChange}
        </LocaleLink>
      </p>
    </div>
  );
}

/** Where the calculator goes on with this choice: the one in stages at its result. */
function changeQuery({ calculator, choice }: KeptHere): string {
  const query = choiceQuery(choice);
  return calculator === 'kalkulator-aplikacji' ? `?stage=3&${query.slice(1)}` : query;
}
