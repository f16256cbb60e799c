import { CalculatorLabels } from '../calculators/labels.tsx';
import { calculatorPage, stageAction } from '../screens/calculators/.server/calculator-page.ts';
import { ShortScreen } from '../screens/calculators/short-screen.tsx';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';

export async function loader(args: LoaderArgs) {
  const { name, catalogue, labels, head } = await calculatorPage(args);
  return { name, catalogue, labels, head };
}

export function action(args: ActionArgs) {
  return stageAction(args);
}

export default function CalculatorShort({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { name, catalogue, labels } = loaderData;
  return (
    <CalculatorLabels value={labels}>
      <ShortScreen key={name} name={name} catalogue={catalogue} forwarded={actionData ?? null} />
    </CalculatorLabels>
  );
}
