import type { Locale } from '@osnowa/contract';
import type { CalculatorMessages } from '@osnowa/text/messages/pl/calculators';
import { useWizardLabels } from '../../calculators/labels.tsx';
import { type Pairs, valuesIn } from '../../calculators/wizard/wizard-pairs.ts';
import { plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';

type Answers = Record<'bespoke' | 'systems', Answer[]>;

interface Answer {
  question: string;
  answer: string;
}

/** The answers of both specifications in words of the page. */
export function useAnswers(pairs: Pairs): Answers {
  return answersIn(pairs, useWizardLabels(), useLocale());
}

/** The answers of both specifications in words of a language. */
export function answersIn(pairs: Pairs, { wizard }: CalculatorMessages, locale: Locale): Answers {
  const one = (name: string) => valuesIn(pairs, name)[0] ?? '';
  const named = (name: string, words: Record<string, string>) =>
    valuesIn(pairs, name)
      .map((value) => words[value] ?? value)
      .join(', ');
  const noneOrText = (name: string) => (one(name) === 'text' ? one(`${name}Text`) : wizard.none);
  const months = Number(one('maintenanceMonths'));
  return {
    bespoke: [
      { question: wizard.technicalPreferences, answer: noneOrText('technicalPreferences') },
      { question: wizard.backend, answer: noneOrText('backend') },
      {
        question: wizard.interfaceDesign,
        answer: one('interfaceDesign') === 'yes' ? wizard.yes : wizard.no,
      },
      {
        question: wizard.distributionChannels,
        answer: named('distributionChannels', wizard.channels),
      },
      {
        question: wizard.maintenance,
        answer:
          one('maintenance') === 'months'
            ? plural(locale, months, wizard.months)
            : wizard.noMaintenance,
      },
    ],
    systems: [
      { question: wizard.users, answer: one('users') },
      { question: wizard.hardwareSupport, answer: named('hardwareSupport', wizard.hardware) },
    ],
  };
}
