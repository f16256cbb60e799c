import { LOCALES } from '@osnowa/contract';
import { readMessages } from '../content/.server/messages.ts';
import { readSettings } from '../content/.server/settings.ts';
import { formSettings } from '../content/domain.ts';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';
import { siteRequest } from '../content/request.ts';
import { Island } from '../islands/island.tsx';
import { answerForm } from '../leads/.server/form-action.ts';
import { withAmounts } from '../pages/wizard/element-amount.server.ts';
import { island } from '../pages/wizard/wizard.island.tsx';
import { guardStep, takeStage, wizardHead } from '../pages/wizard/wizard-request.server.ts';

export async function loader({ context, request }: LoaderArgs) {
  const site = context.get(siteRequest);
  guardStep(site, request, context);
  const [bespoke, systems, settings, { calculators: labels }] = await Promise.all([
    site.content.list('customised-solutions', { _sort: 'id:asc' }),
    site.content.list('products-systems', { _sort: 'id:asc' }),
    readSettings(site.content),
    readMessages(site.content, site.locale),
  ]);
  const { currency } = LOCALES[site.locale];
  return {
    elements: {
      bespoke: withAmounts(bespoke, currency),
      systems: withAmounts(systems, currency),
    },
    settings: formSettings(settings, 'estimateConsent'),
    labels,
    head: wizardHead(labels, settings, site, new URL(request.url).search),
  };
}

/** Takes the form of a stage, or the lead form at the end, of a browser without scripts. */
export async function action(args: ActionArgs) {
  const stage = await takeStage(args.request, args.context, args.context.get(siteRequest));
  return stage ?? answerForm('/contact/send-message')(args);
}

export default function WizardRoute({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { elements, settings, labels } = loaderData;
  return <Island of={island} props={{ elements, settings, labels, result: actionData }} />;
}
