import { choiceParameters } from '@osnowa/estimate';
import { calculatorNamed, finalPath } from '@osnowa/site-map';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { countSaved } from '../../calculators/stages/counted.ts';
import { useNotes } from '../../calculators/stages/go-to-next.ts';
import { type CalculatorState, stateQuery } from '../../calculators/state/calculator-state.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { HiddenField } from '../../leads/form/form.ts';
import { SentNotice } from '../../leads/form/sent-text.tsx';
import { QuoteForm } from '../../leads/quote-form.tsx';
import styles from './quote-step.module.css';
import { sentPath } from './sent-path.ts';
import { notesIn, type StepProps } from './use-steps.ts';

/** Id of the section with the form, to which a browser without scripts returns. */
export const QUOTE_ID = 'quote';

/** Id of the form, for the buttons in the bar. */
export const QUOTE_FORM = 'quote-form';

interface QuoteStepProps extends Pick<StepProps, 'name' | 'settings' | 'result'> {
  state: CalculatorState;
}

/** The contact step of a calculator; once sent, it leads to the estimate's own page. */
export function QuoteStep({ name, state, settings, result }: QuoteStepProps) {
  const labels = useCalculatorLabels();
  const { variant } = calculatorNamed(name);
  const toPath = useLocalePath();
  const notes = useNotes(notesIn(result));
  const ended = result?.kind === 'forwarded' ? null : result;
  if (ended?.kind === 'sent') {
    return <SentNotice form="quote" {...ended} settings={settings} />;
  }
  const extras: HiddenField[] = [
    ...choiceParameters(state.choice),
    ...(state.users ? [['users', state.users] as const] : []),
    ...(state.customised ? [['customised', '1'] as const] : []),
    ...(notes ? [['notes', notes] as const] : []),
    ...(variant ? [['variant', variant] as const] : []),
  ];
  return (
    <section id={QUOTE_ID} className={styles.quote}>
      {notes ? (
        <figure className={styles.notes}>
          <figcaption>
            {state.choice.items.length > 0 ? labels.notIncluded : labels.notesCustomised}
          </figcaption>
          <blockquote>{notes}</blockquote>
        </figure>
      ) : null}
      <QuoteForm
        kind={name}
        id={QUOTE_FORM}
        page={`${finalPath(name)}${stateQuery(state)}#${QUOTE_ID}`}
        extras={extras}
        settings={settings}
        result={ended}
        onSent={(sent) => {
          countSaved();
          if (sent.estimate) window.location.assign(toPath(sentPath(sent.estimate, sent)));
        }}
      />
    </section>
  );
}
