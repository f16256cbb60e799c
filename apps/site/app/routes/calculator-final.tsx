import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/state/only-another-page.ts';
import { calculatorPage, finalAction } from '../screens/calculators/.server/calculator-page.ts';
import { FinalScreen } from '../screens/calculators/final-screen.tsx';
import type { Route } from './+types/calculator-final.ts';

export function loader(args: Route.LoaderArgs) {
  return calculatorPage(args);
}

export function action(args: Route.ActionArgs) {
  return finalAction(args);
}

export const shouldRevalidate = onlyAnotherPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function CalculatorFinal({ loaderData, actionData }: Route.ComponentProps) {
  const { name, catalogue, settings, labels, result } = loaderData;
  return (
    <CalculatorLabels value={labels}>
      <FinalScreen
        key={name}
        name={name}
        catalogue={catalogue}
        settings={settings}
        result={actionData ?? result}
      />
    </CalculatorLabels>
  );
}
