import { type Described, ESTIMATE_FIELD } from '@osnowa/contract';
import type { Choice, Rounding } from '@osnowa/estimate';
import { type CalculatorName, calculatorNamed } from '@osnowa/site-map';
import { useNavigate } from 'react-router';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import {
  type CalculatorState,
  stateParameters,
  stateQuery,
} from '../../calculators/state/calculator-state.ts';
import type { CatalogueContent, EmployeeContent, SettingsContent } from '../../content/domain.ts';
import { LocaleLink, useLocalePath } from '../../i18n/locale-link.tsx';
import type { EstimateMessages } from '../../i18n/page-messages.server.ts';
import { AdviserCard } from '../../leads/adviser-card.tsx';
import { CONTACT_FORM_ID, type FormResult } from '../../leads/form/form.ts';
import { QuoteForm } from '../../leads/quote-form.tsx';
import { Contact } from '../../sections/contact/contact.tsx';
import { Button } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { useLabel } from '../../ui/text/local-text.tsx';
import styles from './next-steps.module.css';

/**
 * Way back into the calculator with everything that was chosen and said. What was written in words
 * never stands in an address: a form brings it along.
 */
export function Reopen({ kept }: { kept: KeptHere }) {
  const labels = useCalculatorLabels();
  const path = useLocalePath()(stageOf(kept));
  const state = stateOf(kept);
  const { notes } = kept.described;
  if (!notes) {
    return <LocaleLink to={stageOf(kept) + stateQuery(state)}>{labels.estimateChange}</LocaleLink>;
  }
  return (
    <form method="post" action={path}>
      {stateParameters(state).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="notes" value={notes} />
      <Button type="submit" variant="quiet">
        {labels.estimateChange}
      </Button>
    </form>
  );
}

/** The stage that shows the most: a summary has the text and the users too. */
function stageOf({ calculator, described }: KeptHere): string {
  const { movedTo, stages } = calculatorNamed(calculator);
  // A redirect would lose what a form brings.
  if (movedTo !== undefined) return `/${movedTo}`;
  const isDescribed = described.notes !== '' || described.users !== null;
  return `/${calculator}${(isDescribed && stages.at(-1)) || ''}`;
}

function stateOf({ calculator, choice, described }: KeptHere): CalculatorState {
  return {
    // The calculator in stages goes on at its result.
    stage: calculator === 'kalkulator-aplikacji' ? 3 : 1,
    choice,
    kept: [],
    users: described.users === null ? '' : String(described.users),
    customised: described.customised,
  };
}

interface TalkProps {
  kept: KeptHere;
  words: EstimateMessages;
  settings: SettingsContent;
  adviser: EmployeeContent | null;
  /** How the form of a browser without scripts ended. */
  result: FormResult | null;
}

/** Ways to act on an estimate: write with it attached, ring the adviser, book a call. */
export function Talk({ kept, words, settings, adviser, result }: TalkProps) {
  const label = useLabel();
  const navigate = useNavigate();
  const toPath = useLocalePath();
  return (
    <Contact
      section={{
        kind: 'contact',
        id: 'talk',
        title: label(words.talkTitle),
        subtitle: label(words.talkText),
      }}
      settings={settings}
    >
      <div className={styles.talk}>
        <QuoteForm
          kind={kept.calculator}
          page={`/estimate/${kept.key}#${CONTACT_FORM_ID}`}
          extras={[[ESTIMATE_FIELD, kept.key]]}
          settings={settings}
          result={result}
          onSent={({ reference, isUnmailed }) => {
            const unmailed = isUnmailed ? '&mail=none' : '';
            void navigate(toPath(`/estimate/${kept.key}?sent=${reference}${unmailed}`));
          }}
        />
        {adviser ? <AdviserCard adviser={adviser} /> : null}
        <ArrowLink to="/consultation">{words.bookCall}</ArrowLink>
      </div>
    </Contact>
  );
}

/** A kept estimate with its catalogue in the language of the page. */
export interface KeptHere {
  key: string;
  number: string;
  calculator: CalculatorName;
  created_at: string;
  choice: Choice;
  described: Described;
  rounding: Rounding;
  catalogue: CatalogueContent;
}
