import { CALCULATORS } from '@osnowa/site-map';
import { inOneLanguage } from '@osnowa/text';
import { readMessages } from '../content/.server/messages.ts';
import { catalogueNamed } from '../content/.server/pages.ts';
import type { ActionArgs, LoaderArgs, PageProps } from '../content/page-module.ts';
import { notFound, required } from '../content/refusal.ts';
import { CalculatorLabels } from '../flows/engine/labels.tsx';
import { fill } from '../i18n/format.ts';
import { localePath } from '../i18n/locale-path.ts';
import { formAction, sentResult } from '../leads/.server/form-action.ts';
import { CONTACT_FORM_ID } from '../leads/form/form.ts';
import { EstimatePage } from '../pages/estimate/estimate-page.tsx';
import { pageHead } from '../seo/.server/page-head.ts';

/** One saved estimate with the figures of its day, and today's catalogue. */
export async function loader({ site, params, request }: LoaderArgs<'key'>) {
  const saved = await required(site.api.call('savedEstimate', { key: keyIn(params) }));
  const [{ catalogue: current, settings }, employees, messages] = await Promise.all([
    catalogueNamed(site.content, saved.calculator),
    site.content.list('employees'),
    readMessages(site.content, site.locale),
  ]);
  const { calculators: labels } = messages;
  const title = fill(labels.estimateTitle, { number: saved.number });
  const head = pageHead({
    ...site,
    settings,
    hidden: true,
    languages: current.languages,
    title,
    description: current.title.text,
  });
  const catalogue = {
    ...inOneLanguage(saved.catalogue, site.locale),
    languages: current.languages,
  };
  return {
    saved: { ...saved, catalogue, key: params.key },
    current,
    settings,
    adviser: employees.find(({ isAdviser }) => isAdviser) ?? null,
    labels,
    words: messages.estimate,
    address: site.publicUrl + localePath(site.locale, site.path),
    sent: sentResult(request),
    head,
  };
}

/** Takes the form of a browser without scripts: the form names the estimate by its key. */
export async function action(args: ActionArgs<'key'>) {
  const key = keyIn(args.params);
  const { calculator } = await required(args.site.api.call('savedEstimate', { key }));
  return formAction(CALCULATORS[calculator].form, CONTACT_FORM_ID)(args);
}

/** @throws the response for a missing estimate */
function keyIn({ key }: { key: string }): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw notFound();
  return key;
}

export default function Estimate({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <CalculatorLabels value={loaderData.labels}>
      <EstimatePage {...loaderData} result={actionData} />
    </CalculatorLabels>
  );
}
