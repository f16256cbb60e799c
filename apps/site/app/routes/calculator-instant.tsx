import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/state/only-another-page.ts';
import { calculatorPage, finalAction } from '../screens/calculators/.server/calculator-page.ts';
import { InstantScreen } from '../screens/calculators/instant-screen.tsx';
import type { Route } from './+types/calculator-instant.ts';

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

export default function CalculatorInstant({ loaderData, actionData }: Route.ComponentProps) {
  const { name, catalogue, settings, labels, result } = loaderData;
  return (
    <CalculatorLabels value={labels}>
      <InstantScreen
        key={name}
        name={name}
        catalogue={catalogue}
        settings={settings}
        result={actionData ?? result}
      />
    </CalculatorLabels>
  );
}
