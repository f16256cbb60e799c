import { type Described, estimateValidUntil, LOCALES } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import type { EstimateMessages } from '@osnowa/text/messages/pl/estimate';
import type { CatalogueContent, EmployeeContent, SettingsContent } from '../../content/domain.ts';
import flow from '../../flows/engine/flow.module.css';
import { useCalculatorLabels } from '../../flows/engine/labels.tsx';
import { StagePart } from '../../flows/engine/stage.tsx';
import { Assumptions } from '../../flows/estimate/assumptions.tsx';
import { DaysTable } from '../../flows/estimate/days-chart.tsx';
import { EstimateFigures } from '../../flows/estimate/figures.tsx';
import { PhasePlan } from '../../flows/estimate/phase-plan.tsx';
import { ProposedPackage } from '../../flows/estimate/proposed-package.tsx';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { FormResult } from '../../leads/form/form.ts';
import { SentNotice } from '../../leads/form/sent-text.tsx';
import { PageHeader } from '../../sections/detail/page-header.tsx';
import { box, cluster, narrow, side, stack } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import { ChangedCatalogue } from './changed-catalogue.tsx';
import styles from './estimate-page.module.css';
import { Reopen, type SavedEstimate, Talk } from './next-steps.tsx';

interface EstimatePageProps {
  saved: SavedEstimate;
  words: EstimateMessages;
  /** The calculator's catalogue as it is today. */
  current: CatalogueContent;
  settings: SettingsContent;
  /** The adviser; `null` if the company names none. */
  adviser: EmployeeContent | null;
  /** Permanent address in the language of the page. */
  address: string;
  /** Set when this estimate was sent just now. */
  sent: FormResult | null;
  /** Result of the form of a browser without scripts. */
  result: FormResult | null;
}

/** A saved estimate: its figures, their details, and ways to save or share it. */
export function EstimatePage(props: EstimatePageProps) {
  const { saved, words, current, settings, adviser, address, sent, result } = props;
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[locale];
  const { catalogue, choice, number, created_at: createdAt } = saved;
  const estimate = estimateOf(catalogue, choice, currency, saved.rounding);
  const title = { text: fill(labels.estimateTitle, { number }), lang: locale };
  const subtitle = {
    text: fill(words.subtitle, {
      subject: words.subjects[saved.calculator],
      date: formatDate(locale, createdAt),
      until: formatDate(locale, estimateValidUntil(createdAt)),
    }),
    lang: locale,
  };
  return (
    <div className={`${flow.flow} ${styles.estimate}`}>
      <PageHeader title={title} subtitle={subtitle} />
      <div className={stack(7, flow.content, styles.content)}>
        <h2 className={roles.hidden}>{labels.resultTitle}</h2>
        {sent?.kind === 'sent' ? (
          <div className={`${box} ${styles.sent}`}>
            <SentNotice form="quote" {...sent} settings={settings} />
          </div>
        ) : null}
        <EstimateFigures catalogue={catalogue} estimate={estimate} />
        <ProposedPackage catalogue={catalogue} estimate={estimate} />
        <NotIncluded described={saved.described} />
        <SaveAndShare saved={saved} address={address} />
        <Assumptions catalogue={catalogue} estimate={estimate} />
        <ChangedCatalogue
          then={estimate}
          current={current}
          currency={currency}
          rounding={saved.rounding}
        />
        <StagePart title={labels.chartTitle}>
          <DaysTable catalogue={catalogue} estimate={estimate} />
        </StagePart>
        {estimate.phases ? (
          <StagePart title={labels.phasesTitle}>
            <PhasePlan catalogue={catalogue} estimate={estimate} />
          </StagePart>
        ) : null}
      </div>
      {sent?.kind === 'sent' ? null : (
        <Talk saved={saved} words={words} settings={settings} adviser={adviser} result={result} />
      )}
    </div>
  );
}

function SaveAndShare({ saved, address }: { saved: SavedEstimate; address: string }) {
  const labels = useCalculatorLabels();
  const toPath = useLocalePath();
  const here = toPath(`/estimate/${saved.key}`);
  return (
    <div className={stack(4)}>
      <p className={stack(0, styles.link)}>
        <span className={roles.detail}>{labels.linkLabel}</span>
        <a href={here}>{address}</a>
      </p>
      <div className={cluster('3 6', styles.actions)} data-screen-only>
        <a className={styles.pdf} href={`${here}.pdf`}>
          {labels.estimatePdf}
        </a>
        <a href={`${here}.json`}>{labels.estimateJson}</a>
        <Reopen saved={saved} />
      </div>
    </div>
  );
}

/**
 * The visitor's description, which no calculator can price; shown with the figures everywhere.
 */
function NotIncluded({ described }: { described: Pick<Described, 'users' | 'notes'> }) {
  const labels = useCalculatorLabels();
  const { users, notes } = described;
  return (
    <>
      {users === null ? null : <p>{fill(labels.usersIs, { n: users })}</p>}
      {notes ? (
        <figure className={stack(1, narrow, box, side, styles.notes)}>
          <figcaption className={roles.strong}>{labels.notIncluded}</figcaption>
          <blockquote>{notes}</blockquote>
        </figure>
      ) : null}
    </>
  );
}
