import { z } from 'zod';
import { stack } from './env.ts';

/** Name of this site's company, from the settings of the CMS. */
export async function companyName(): Promise<string> {
  const answer = await fetch(`${stack.site}/manifest.webmanifest`);
  return z.object({ short_name: z.string().min(1) }).parse(await answer.json()).short_name;
}
