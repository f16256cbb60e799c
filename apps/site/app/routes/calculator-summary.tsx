import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/state/only-another-page.ts';
import { calculatorPage, stageAction } from '../screens/calculators/.server/calculator-page.ts';
import { DmsSummaryScreen } from '../screens/calculators/summary-screen.tsx';
import type { Route } from './+types/calculator-summary.ts';

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

export default function CalculatorSummary({ loaderData, actionData }: Route.ComponentProps) {
  const { name, catalogue, labels } = loaderData;
  return (
    <CalculatorLabels value={labels}>
      <DmsSummaryScreen
        key={name}
        name={name}
        catalogue={catalogue}
        forwarded={actionData ?? null}
      />
    </CalculatorLabels>
  );
}
