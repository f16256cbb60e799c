import { choiceParameters } from '@osnowa/estimate';
import { calculatorNamed, finalPath } from '@osnowa/site-map';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { HiddenField } from '../../leads/form/form.ts';
import { SentNotice } from '../../leads/form/sent-text.tsx';
import { useCalculatorLabels } from '../engine/labels.tsx';
import { Quote, Quoted } from '../engine/quote.tsx';
import { stateQuery } from '../state/calculator-state.ts';
import { sentPath } from '../state/sent-path.ts';
import type { PartProps } from './part-props.ts';

/** Id of the form, for the buttons in the bar. */
export const QUOTE_FORM = 'quote-form';

type QuoteStepProps = Pick<PartProps, 'name' | 'calculator' | 'settings' | 'result' | 'notes'>;

/** The contact step of a calculator; once sent, it leads to the estimate's own page. */
export function QuoteStep(props: QuoteStepProps) {
  const { name, calculator: state, settings, result, notes } = props;
  const labels = useCalculatorLabels();
  const { variant } = calculatorNamed(name);
  const toPath = useLocalePath();
  const ended = result?.kind === 'posted' ? null : result;
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
    <Quote
      kind={name}
      id={QUOTE_FORM}
      page={`${finalPath(name)}${stateQuery(state)}`}
      extras={extras}
      settings={settings}
      result={ended}
      onSent={(sent) => {
        if (sent.estimate) window.location.assign(toPath(sentPath(sent.estimate, sent)));
      }}
    >
      {notes ? (
        <Quoted title={state.choice.items.length > 0 ? labels.notIncluded : labels.notesCustomised}>
          {notes}
        </Quoted>
      ) : null}
    </Quote>
  );
}
