import { choiceParameters } from '@osnowa/estimate';
import { type CalculatorName, calculatorNamed, finalPath } from '@osnowa/site-map';
import { useNavigate } from 'react-router';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { useNotes } from '../../calculators/stages/use-go-on.ts';
import { countSaved } from '../../calculators/stages/use-stage-count.ts';
import { type CalculatorState, stateQuery } from '../../calculators/state/calculator-state.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { FormResult, FormSettings, HiddenField } from '../../leads/form/form.ts';
import { SentNotice } from '../../leads/form/sent-text.tsx';
import { QuoteForm } from '../../leads/quote-form.tsx';
import type { Forwarded } from './.server/forwarded.ts';
import styles from './quote-step.module.css';

/** Id of the section with the form, to which a browser without scripts returns. */
export const QUOTE_ID = 'quote';

/** Id of the form, for the buttons in the bar. */
export const QUOTE_FORM = 'quote-form';

interface QuoteStepProps {
  name: CalculatorName;
  state: CalculatorState;
  settings: FormSettings;
  /** Result of a submission without scripts, or the text that the stage before forwarded. */
  result: FormResult | Forwarded | null;
}

/** The contact step of a calculator; once sent, it leads to the estimate's own page. */
export function QuoteStep({ name, state, settings, result }: QuoteStepProps) {
  const labels = useCalculatorLabels();
  const { variant } = calculatorNamed(name);
  const navigate = useNavigate();
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
        onSent={({ reference, estimate, isUnmailed }) => {
          countSaved();
          if (estimate)
            void navigate(
              toPath(`/estimate/${estimate}?sent=${reference}${isUnmailed ? '&mail=none' : ''}`),
            );
        }}
      />
    </section>
  );
}

/** Free text from a form: that of the stage before, or of this one when it has mistakes. */
function notesIn(result: FormResult | Forwarded | null): { notes: string } | null {
  if (result?.kind === 'forwarded') return result;
  return result && 'values' in result ? { notes: result.values?.notes ?? '' } : null;
}
