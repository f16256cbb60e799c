import type { Described } from '@osnowa/contract';
import type { Choice, Rounding } from '@osnowa/estimate';
import { type CalculatorName, calculatorNamed, pathsOf, stagesOf } from '@osnowa/site-map';
import type { EstimateMessages } from '@osnowa/text/messages/pl/estimate';
import {
  type CatalogueContent,
  type EmployeeContent,
  formSettings,
  type SettingsContent,
} from '../../content/domain.ts';
import { useCalculatorLabels } from '../../flows/engine/labels.tsx';
import {
  type CalculatorState,
  stateParameters,
  stateQuery,
} from '../../flows/state/calculator-state.ts';
import { LocaleLink, useLocalePath } from '../../i18n/locale-link.tsx';
import { Island } from '../../islands/island.tsx';
import { AdviserCard } from '../../leads/form/adviser-card.tsx';
import type { FormResult } from '../../leads/form/form.ts';
import { Contact } from '../../sections/contact/contact.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { useLabel } from '../../ui/text/local-text.tsx';
import { island } from './estimate-quote.island.tsx';

/**
 * Link back into the calculator with the choice and the text. An address never contains typed text:
 * a form posts it.
 */
export function Reopen({ saved }: { saved: SavedEstimate }) {
  const labels = useCalculatorLabels();
  const path = useLocalePath()(stageOf(saved));
  const state = stateOf(saved);
  const { notes } = saved.described;
  if (!notes) {
    return <LocaleLink to={stageOf(saved) + stateQuery(state)}>{labels.estimateChange}</LocaleLink>;
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

/** The stage that shows the most: a summary has the text and the number of users too. */
function stageOf({ calculator, described }: SavedEstimate): string {
  const { movedTo } = calculatorNamed(calculator);
  // A redirect would lose the form.
  if (movedTo !== undefined) return `/${movedTo}`;
  const isDescribed = described.notes !== '' || described.users !== null;
  return (isDescribed && pathsOf(calculator).at(-2)) || `/${calculator}`;
}

function stateOf({ calculator, choice, described }: SavedEstimate): CalculatorState {
  return {
    // A calculator with all stages at one address opens at its result.
    stage: stagesOf(calculator, '').length,
    choice,
    saved: [],
    users: described.users === null ? '' : String(described.users),
    customised: described.customised,
  };
}

interface TalkProps {
  saved: SavedEstimate;
  words: EstimateMessages;
  settings: SettingsContent;
  adviser: EmployeeContent | null;
  /** Result of the form of a browser without scripts. */
  result: FormResult | null;
}

/** Next steps from an estimate: send it with a message, call the adviser, book a call. */
export function Talk({ saved, words, settings, adviser, result }: TalkProps) {
  const label = useLabel();
  return (
    <Contact
      section={{
        title: label(words.talkTitle),
        subtitle: label(words.talkText),
      }}
      settings={settings}
    >
      <div className={stack(6)} data-screen-only>
        <Island
          of={island}
          props={{
            calculator: saved.calculator,
            estimate: saved.key,
            settings: formSettings(settings, 'estimateConsent'),
            result,
          }}
        />
        {adviser ? <AdviserCard adviser={adviser} /> : null}
        <ArrowLink to="/consultation">{words.bookCall}</ArrowLink>
      </div>
    </Contact>
  );
}

/** A saved estimate with its catalogue in the language of the page. */
export interface SavedEstimate {
  key: string;
  number: string;
  calculator: CalculatorName;
  created_at: string;
  choice: Choice;
  described: Described;
  rounding: Rounding;
  catalogue: CatalogueContent;
}
