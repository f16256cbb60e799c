import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/state/only-another-page.ts';
import { calculatorPage, stageAction } from '../screens/calculators/.server/calculator-page.ts';
import { ScopeScreen } from '../screens/calculators/scope-screen.tsx';
import type { Route } from './+types/calculator-scope.ts';

export async function loader(args: Route.LoaderArgs) {
  const { name, catalogue, labels, head } = await calculatorPage(args);
  return { name, catalogue, labels, head };
}

export function action(args: Route.ActionArgs) {
  return stageAction(args);
}

export const shouldRevalidate = onlyAnotherPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function CalculatorScope({ loaderData, actionData }: Route.ComponentProps) {
  const { name, catalogue, labels } = loaderData;
  return (
    <CalculatorLabels value={labels}>
      <ScopeScreen key={name} name={name} catalogue={catalogue} forwarded={actionData ?? null} />
    </CalculatorLabels>
  );
}
