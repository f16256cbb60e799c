import { CalculatorLabels } from '../calculators/labels.tsx';
import { calculatorPage, finalAction } from '../screens/calculators/.server/calculator-page.ts';
import { FinalScreen } from '../screens/calculators/final-screen.tsx';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';

export function loader(args: LoaderArgs) {
  return calculatorPage(args);
}

export function action(args: ActionArgs) {
  return finalAction(args);
}

export default function CalculatorFinal({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
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
