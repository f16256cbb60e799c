import type { StagePath } from '@osnowa/site-map';
import type { ComponentType } from 'react';
import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/only-another-page.ts';
import { siteRequest } from '../content/request.ts';
import { calculatorIn, calculatorPage } from '../screens/calculators/calculator-page.server.ts';
import { DmsSummaryScreen } from '../screens/calculators/dms/summary-screen.tsx';
import { handedOn } from '../screens/calculators/handed-on.server.ts';
import { ScopeScreen } from '../screens/calculators/scope-screen.tsx';
import { ShortScreen } from '../screens/calculators/short-screen.tsx';
import type { StageProps } from '../screens/calculators/stage-props.ts';
import type { Route } from './+types/calculator.ts';

/** The stages before the form. */
const SCREENS: Record<StagePath, ComponentType<StageProps>> = {
  '/kalkulator-dms': ScopeScreen,
  '/kalkulator-dms/summary': DmsSummaryScreen,
  '/kalkulator-dms-n': ShortScreen,
  '/kalkulator-erp-n': ScopeScreen,
};

export async function loader(args: Route.LoaderArgs) {
  const { name, path, catalogue, labels, head } = await calculatorPage(args);
  return { name, path: path as StagePath, catalogue, labels, head };
}

/** Takes what another stage wrote, of a browser without scripts. */
export function action(args: Route.ActionArgs) {
  return handedOn(args, calculatorIn(args.context.get(siteRequest).path));
}

export const shouldRevalidate = onlyAnotherPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function CalculatorStage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, path, catalogue, labels } = loaderData;
  const Screen = SCREENS[path];
  return (
    <CalculatorLabels value={labels}>
      <Screen key={path} name={name} catalogue={catalogue} handed={actionData ?? null} />
    </CalculatorLabels>
  );
}
