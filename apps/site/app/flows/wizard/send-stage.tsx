import type { SpecificationKind } from '@osnowa/contract';
import { LINK_PAGES, LINK_PARAMETER, WIZARD_CALCULATORS } from '@osnowa/site-map';
import { useState } from 'react';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { FormResult, FormSettings, HiddenField, SentResult } from '../../leads/form/form.ts';
import { SentNotice } from '../../leads/form/sent-text.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { QUOTE_ID } from '../engine/answers.ts';
import { useWizardLabels } from '../engine/labels.tsx';
import { Quote } from '../engine/quote.tsx';
import { Stage, StagePart } from '../engine/stage.tsx';
import { Chosen } from './chosen.tsx';
import { Specification } from './summary-stage.tsx';
import {
  elementsIn,
  quotePairs,
  specificationsOf,
  WIZARD_FORM,
  wizardQuery,
} from './wizard-answers.ts';
import { stepPath, type WizardStageProps } from './wizard-stages.ts';

/** Fourth stage: the visitor's contact data. */
export function SendStage({
  elements,
  answers,
  settings,
  result,
  onSent,
}: WizardStageProps & { settings: FormSettings; result: FormResult | null; onSent: () => void }) {
  const { wizard } = useWizardLabels();
  const [sent, setSent] = useState(result?.kind === 'sent' ? result : null);
  if (sent) {
    return <SentStage elements={elements} answers={answers} sent={sent} settings={settings} />;
  }
  const kinds = specificationsOf(answers);
  // The choice is sent as names, because the company reads names, not ids.
  const products: HiddenField[] = kinds.flatMap((kind) =>
    elements[kind]
      .filter(({ id }) => elementsIn(answers, kind).includes(id))
      .map(({ title }, index): HiddenField => [`${kind}-${index + 1}`, title.text]),
  );
  return (
    <Stage title={wizard.send} text={wizard.sendText}>
      <Quote
        kind="wizard"
        id={WIZARD_FORM}
        page={`${stepPath('/send-estimate')}${wizardQuery(answers)}`}
        extras={[...products, ...quotePairs(answers, kinds)]}
        settings={settings}
        result={result}
        onSent={(answer) => {
          setSent(answer);
          onSent();
        }}
      />
    </Stage>
  );
}

/** After the last stage: the reference, the sent data, and further links. */
function SentStage({
  elements,
  answers,
  sent,
  settings,
}: WizardStageProps & { sent: SentResult; settings: FormSettings }) {
  const { wizard } = useWizardLabels();
  const kinds = specificationsOf(answers);
  const isChosen = (kind: SpecificationKind) => elementsIn(answers, kind).length > 0;
  return (
    <Stage title={wizard.sentTitle}>
      <section id={QUOTE_ID}>
        <SentNotice form="quote" {...sent} settings={settings} />
      </section>
      <StagePart title={wizard.sentSummary}>
        <Chosen elements={elements} answers={answers} />
        {kinds.map((kind) => (
          <Specification key={kind} answers={answers} of={kind} />
        ))}
      </StagePart>
      {sent.token ? <Keep token={sent.token} /> : null}
      <StagePart title={wizard.sentNext} screenOnly>
        <ul className={stack(3)}>
          {WIZARD_CALCULATORS.filter(({ after }) => isChosen(after)).map(({ key, name }) => (
            <Way key={key} to={`/${name}`} words={wizard.sentCalculator[key]} />
          ))}
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
