import { calculatorNamed } from '@osnowa/site-map';
import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/only-another-page.ts';
import { siteRequest } from '../content/request.ts';
import { formAction } from '../leads/.server/form-action.ts';
import { calculatorIn, calculatorPage } from '../screens/calculators/calculator-page.server.ts';
import { FinalScreen } from '../screens/calculators/final-screen.tsx';
import { handedOn } from '../screens/calculators/handed-on.server.ts';
import { InstantScreen } from '../screens/calculators/instant-screen.tsx';
import { QUOTE_ID } from '../screens/calculators/quote-step.tsx';
import type { Route } from './+types/calculator-final.ts';

/** The stage with the form; a calculator that begins with it asks everything on one page. */
export async function loader(args: Route.LoaderArgs) {
  const { path, ...page } = await calculatorPage(args);
  return page;
}

/** Takes the form, or what the stage before wrote, of a browser without scripts. */
export async function action(args: Route.ActionArgs) {
  const name = calculatorIn(args.context.get(siteRequest).path);
  const { describes, form } = calculatorNamed(name);
  const handed = describes ? await handedOn(args, name) : null;
  return handed ?? formAction(form, QUOTE_ID)(args);
}

export const shouldRevalidate = onlyAnotherPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function CalculatorFinal({ loaderData, actionData }: Route.ComponentProps) {
  const { name, catalogue, settings, labels, result } = loaderData;
  const Screen = calculatorNamed(name).final === '' ? InstantScreen : FinalScreen;
  return (
    <CalculatorLabels value={labels}>
      <Screen
        key={name}
        name={name}
        catalogue={catalogue}
        settings={settings}
        result={actionData ?? result}
      />
    </CalculatorLabels>
  );
}
