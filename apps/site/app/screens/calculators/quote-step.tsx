import { choiceParameters } from '@tkalnia/estimate';
import { useNavigate } from 'react-router';
import { type CalculatorState, stateQuery } from '../../calculators/calculator-state.ts';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { useNotesBeside } from '../../calculators/use-go-on.ts';
import { countFinished } from '../../calculators/use-stage-count.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { FormResult } from '../../leads/form-result.ts';
import type { FormSettings, HiddenField } from '../../leads/lead-form.tsx';
import { QuoteForm } from '../../leads/quote-form.tsx';
import { SentNotice } from '../../leads/sent-text.tsx';
import type { HandedOn } from './handed-on.server.ts';
import styles from './quote-step.module.css';

/** Id of the section with the form, where a browser without scripts comes back to. */
export const QUOTE_ID = 'quote';

interface QuoteStepProps {
  kind: 'application' | 'dms' | 'new-erp' | 'instant';
  /** Path of the page on which the form stands, and which takes it without scripts. */
  path: string;
  state: CalculatorState;
  settings: FormSettings;
  /** How a submission without scripts ended, or what the stage before handed on. */
  result: FormResult | HandedOn | null;
  /** Tells the short DMS calculator from the long one, which shares its path. */
  variant?: 'n';
}

/** The contact step of a calculator; sent, it leads on to the estimate's own page. */
export function QuoteStep({ kind, path, state, settings, result, variant }: QuoteStepProps) {
  const labels = useCalculatorLabels();
  const navigate = useNavigate();
  const toPath = useLocalePath();
  const handedOn = useHandedOn(result);
  const ended = result?.kind === 'handed-on' ? null : result;
  if (ended?.kind === 'sent') {
    return <SentNotice form="quote" reference={ended.reference} settings={settings} />;
  }
  const users = state.users || handedOn.users;
  const extras: HiddenField[] = [
    ...choiceParameters(state.choice),
    ...(users ? [['users', users] as const] : []),
    ...(state.customised ? [['customised', '1'] as const] : []),
    ...(handedOn.notes ? [['notes', handedOn.notes] as const] : []),
    ...(variant ? [['variant', variant] as const] : []),
  ];
  return (
    <section id={QUOTE_ID} className={styles.quote}>
      {handedOn.notes ? (
        <figure className={styles.notes}>
          <figcaption>{state.customised ? labels.notesCustomised : labels.notes}</figcaption>
          <blockquote>{handedOn.notes}</blockquote>
        </figure>
      ) : null}
      <QuoteForm
        kind={kind}
        page={`${path}${stateQuery(state)}#${QUOTE_ID}`}
        extras={extras}
        settings={settings}
        result={ended}
        onSent={(reference, estimate) => {
          countFinished();
          if (estimate) void navigate(toPath(`/estimate/${estimate}?sent=${reference}`));
        }}
      />
    </section>
  );
}

/** Free text of the stage before: posted without scripts, beside the address with them. */
function useHandedOn(result: FormResult | HandedOn | null): { notes: string; users: string } {
  const beside = useNotesBeside();
  if (result?.kind === 'handed-on') return result;
  const typed = result && 'values' in result ? result.values : {};
  return {
    notes: typed.notes ?? beside,
    users: typed.users ?? '',
  };
}
