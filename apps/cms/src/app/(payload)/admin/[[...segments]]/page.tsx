import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getPayload } from 'payload';
import { isSecondStepDue } from '../../../../accounts/sign-in/second-factor/second-factor.ts';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

/** Pages that are open while a second step is due. */
const OPEN = ['account', 'logout', 'logout-inactivity'];

export default async function Page({ params, searchParams }: Props) {
  const [first = ''] = (await params).segments ?? [];
  if (!OPEN.includes(first)) {
    const payload = await getPayload({ config });
    const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false });
    if (isSecondStepDue(user)) redirect('/admin/account');
  }
  return RootPage({ config, params, searchParams, importMap });
}
