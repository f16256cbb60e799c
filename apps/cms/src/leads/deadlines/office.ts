import type { Payload } from 'payload';
import { cache } from 'react';
import { readCompany } from '../../reads/company.ts';
import type { Office } from './clock.ts';

/** The office hours of the site settings, read once for a page of the back office. */
export const readOffice = cache(async (payload: Payload): Promise<Office> => {
  const { officeHours, timeZone } = await readCompany(payload, 'pl');
  return { officeHours, timeZone };
});
