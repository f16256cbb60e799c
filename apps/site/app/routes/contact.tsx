import { reference } from '@tkalnia/contract';
import { data, redirect } from 'react-router';
import { arrangedPage } from '../content/.server/pages.ts';
import { siteRequest } from '../content/request.ts';
import { localePath } from '../i18n/locale-path.ts';
import { sendForm } from '../leads/.server/send-form.ts';
import { CONTACT_FORM_ID } from '../leads/contact-form.tsx';
import type { FormResult } from '../leads/form-result.ts';
import { arrangedHead } from '../screens/arranged/arranged-head.server.ts';
import { ContactScreen } from '../screens/contact/contact-screen.tsx';
import type { Route } from './+types/contact.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const arranged = await arrangedPage(site.content, 'contact');
  const sent = reference.safeParse(new URL(request.url).searchParams.get('sent'));
  const result: FormResult | null = sent.success ? { kind: 'sent', reference: sent.data } : null;
  const hidden = site.content.degraded || sent.success;
  return { ...arranged, head: arrangedHead(arranged, site, hidden), result };
}

/** Takes the contact form of a browser without scripts, from every page, and leads on to the thank-you. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteRequest);
  const { result, status } = await sendForm('/contact/send-message', request, site);
  if (result.kind === 'sent') {
    const address = `/contact?sent=${result.reference}#${CONTACT_FORM_ID}`;
    return redirect(localePath(site.locale, address), 303);
  }
  return data(result, { status, headers: { 'cache-control': 'no-store' } });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, data, result } = loaderData;
  return <ContactScreen page={page} data={data} result={actionData ?? result} />;
}
