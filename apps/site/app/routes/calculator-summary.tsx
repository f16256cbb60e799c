import { CalculatorLabels } from '../calculators/labels.tsx';
import { calculatorPage, stageAction } from '../screens/calculators/.server/calculator-page.ts';
import { DmsSummaryScreen } from '../screens/calculators/summary-screen.tsx';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';

export async function loader(args: LoaderArgs) {
  const { name, catalogue, labels, head } = await calculatorPage(args);
  return { name, catalogue, labels, head };
}

export function action(args: ActionArgs) {
  return stageAction(args);
}

export default function CalculatorSummary({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
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
