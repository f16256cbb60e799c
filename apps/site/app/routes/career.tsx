import { careerNamed } from '../content/.server/details.ts';
import { readSettings } from '../content/.server/settings.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { formAction, sentResult } from '../leads/.server/form-action.ts';
import { JOB_FORM_ID } from '../leads/job-form.tsx';
import { CareerPage } from '../pages/career/career-page.tsx';
import { careerHead } from '../pages/detail-heads.server.ts';

export async function loader({ site, params, request }: LoaderArgs<'slug'>) {
  const [career, settings] = await Promise.all([
    careerNamed(site.content, params.slug),
    readSettings(site.content),
  ]);
  const result = sentResult(request);
  return {
    career,
    settings,
    head: careerHead(career, { ...site, settings }, result !== null),
    result,
  };
}

/** Takes the application of a browser without scripts. */
export const action = formAction('/career/apply', JOB_FORM_ID);

export default function Career({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { career, settings, result } = loaderData;
  return <CareerPage career={career} settings={settings} result={actionData ?? result} />;
}
