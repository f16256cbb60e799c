import { z } from 'zod';
import { stack } from './env.ts';

/** What the company of this site is called, as the settings of the CMS say. */
export async function companyName(): Promise<string> {
  const answer = await fetch(`${stack.site}/manifest.webmanifest`);
  return z.object({ short_name: z.string().min(1) }).parse(await answer.json()).short_name;
}
