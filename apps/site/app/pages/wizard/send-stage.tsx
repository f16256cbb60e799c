import { LINK_PAGES, LINK_PARAMETER } from '@osnowa/site-map';
import { useState } from 'react';
import { useWizardLabels } from '../../calculators/labels.tsx';
import { countSaved } from '../../calculators/stages/counted.ts';
import { Stage, StagePart } from '../../calculators/stages/stage.tsx';
import { elementsIn, WIZARD_FORM, wizardQuery } from '../../calculators/wizard/wizard-pairs.ts';
import { quotePairs, specificationsOf, stepPath } from '../../calculators/wizard/wizard-stages.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { FormResult, FormSettings, HiddenField, SentResult } from '../../leads/form/form.ts';
import { SentNotice } from '../../leads/form/sent-text.tsx';
import { QuoteForm } from '../../leads/quote-form.tsx';
import { Button } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { QUOTE_ID } from '../calculators/quote-step.tsx';
import { Chosen } from './chosen.tsx';
import styles from './send-stage.module.css';
import { Answers } from './summary-stage.tsx';
import type { StageProps } from './wizard-form.tsx';

/** Fourth stage: the visitor's contact data. */
export function SendStage({
  elements,
  pairs,
  settings,
  result,
  onSent,
}: StageProps & { settings: FormSettings; result: FormResult | null; onSent: () => void }) {
  const { wizard } = useWizardLabels();
  const [sent, setSent] = useState(result?.kind === 'sent' ? result : null);
  if (sent) {
    return <SentStage elements={elements} pairs={pairs} sent={sent} settings={settings} />;
  }
  const kinds = specificationsOf(pairs);
  // The choice is sent as names, because the company reads names, not ids.
  const products: HiddenField[] = kinds.flatMap((kind) =>
    elements[kind]
      .filter(({ id }) => elementsIn(pairs, kind).includes(id))
      .map(({ title }, index): HiddenField => [`${kind}-${index + 1}`, title.text]),
  );
  return (
    <Stage title={wizard.send} text={wizard.sendText}>
      <section id={QUOTE_ID} className={styles.send}>
        <QuoteForm
          kind="wizard"
          id={WIZARD_FORM}
          page={`${stepPath('send-estimate')}${wizardQuery(pairs)}#${QUOTE_ID}`}
          extras={[...products, ...quotePairs(pairs, kinds)]}
          settings={settings}
          result={result}
          onSent={(answer) => {
            countSaved();
            setSent(answer);
            onSent();
          }}
        />
      </section>
    </Stage>
  );
}

/** After the last stage: the reference, the sent data, and further links. */
function SentStage({
  elements,
  pairs,
  sent,
  settings,
}: Pick<StageProps, 'elements' | 'pairs'> & { sent: SentResult; settings: FormSettings }) {
  const { wizard } = useWizardLabels();
  const kinds = specificationsOf(pairs);
  const isChosen = (kind: 'bespoke' | 'systems') => elementsIn(pairs, kind).length > 0;
  return (
    <Stage title={wizard.sentTitle}>
      <section id={QUOTE_ID}>
        <SentNotice form="quote" {...sent} settings={settings} />
      </section>
      <StagePart title={wizard.sentSummary}>
        <Chosen elements={elements} pairs={pairs} />
        {kinds.map((kind) => (
          <Answers key={kind} pairs={pairs} of={kind} />
        ))}
      </StagePart>
      {sent.token ? <Keep token={sent.token} /> : null}
      <StagePart title={wizard.sentNext} screenOnly>
        <ul className={styles.next}>
          {isChosen('bespoke') ? (
            <Way to="/kalkulator-aplikacji" words={wizard.sentCalculator.application} />
          ) : null}
          {isChosen('systems') ? (
            <>
              <Way to="/kalkulator-dms" words={wizard.sentCalculator.dms} />
              <Way to="/kalkulator-erp-n" words={wizard.sentCalculator.erp} />
            </>
          ) : null}
          <Way to="/realizations" words={wizard.sentWork} />
          <Way to="/how-we-deliver" words={wizard.sentHow} />
        </ul>
      </StagePart>
    </Stage>
  );
}

/** The request as a file, and the page where its sender can come back to it. */
function Keep({ token }: { token: string }) {
  const { wizard } = useWizardLabels();
  const toPath = useLocalePath();
  // A plain link loads a new document, and with it the stricter referrer policy of that page.
  const page = toPath(`${LINK_PAGES.request}?${LINK_PARAMETER}=${token}`);
  return (
    <StagePart title={wizard.sentKeep} screenOnly>
      <form method="post" action={toPath(`${LINK_PAGES.request}/download`)} data-downloads>
        <input type="hidden" name={LINK_PARAMETER} value={token} />
        <Button type="submit" name="intent" value="pdf" variant="secondary">
          {wizard.sentPdf}
        </Button>
      </form>
      <p>
        <a href={page}>{wizard.sentLink}</a> {wizard.sentLinkText}
      </p>
    </StagePart>
  );
}

function Way({ to, words }: { to: string; words: string }) {
  return (
    <li>
      <ArrowLink to={to}>{words}</ArrowLink>
    </li>
  );
}
