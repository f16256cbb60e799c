import { CALCULATORS } from '@osnowa/site-map';
import { CalculatorLabels } from '../calculators/labels.tsx';
import { required } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { formAction } from '../leads/.server/form-action.ts';
import { calculatorPage } from '../screens/calculators/.server/calculator-page.ts';
import { ApplicationScreen } from '../screens/calculators/application/application-screen.tsx';
import { QUOTE_ID } from '../screens/calculators/quote-step.tsx';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';

export async function loader(args: LoaderArgs) {
  const { content } = args.context.get(siteRequest);
  const { catalogue, labels, head, result } = await calculatorPage(args);
  // The talk at its end shows more of the settings than the form does.
  const settings = await required(content.get('site-settings'));
  return { catalogue, settings, labels, head, result };
}

export const action = formAction(CALCULATORS['kalkulator-aplikacji'].form, QUOTE_ID);

export default function ApplicationCalculator({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { catalogue, settings, labels, result } = loaderData;
  return (
    <CalculatorLabels value={labels}>
      <ApplicationScreen catalogue={catalogue} settings={settings} result={actionData ?? result} />
    </CalculatorLabels>
  );
}
