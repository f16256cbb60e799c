import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';
import { wizardAction, wizardPage } from '../flows/.server/wizard-page.ts';
import { island } from '../flows/wizard/wizard.island.tsx';
import { Island } from '../islands/island.tsx';

export function loader(args: LoaderArgs) {
  return wizardPage(args);
}

export function action(args: ActionArgs) {
  return wizardAction(args);
}

export default function WizardRoute({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { elements, settings, labels } = loaderData;
  return <Island of={island} props={{ elements, settings, labels, result: actionData }} />;
}
