import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';
import { calculatorAction, calculatorPage } from '../flows/.server/calculator-page.ts';
import { island } from '../flows/calculators/calculator.island.tsx';
import { Island } from '../islands/island.tsx';
import { LanguageNotice } from '../sections/language-notice/language-notice.tsx';
import { CaseAside } from '../sections/realization/realizations.tsx';

export function loader(args: LoaderArgs) {
  return calculatorPage(args);
}

export function action(args: ActionArgs) {
  return calculatorAction(args);
}

export default function CalculatorRoute({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { head: _, result, example, ...rest } = loaderData;
  return (
    <>
      <LanguageNotice languages={rest.catalogue.languages} />
      <Island
        of={island}
        props={{ ...rest, result: actionData ?? result }}
        staticPart={example ? <CaseAside realization={example} /> : null}
      />
    </>
  );
}
