import { z } from 'zod';

/** The running applications under test; `npm test` sets these. Addresses are origins. */
export const stack = z
  .object({
    E2E_SITE_URL: z.url(),
    E2E_CMS_URL: z.url(),
    E2E_CMS_PROCESS_URL: z.url(),
    E2E_CMS_PID: z.coerce.number().positive(),
    E2E_SITE_PROCESS_URLS: z.string().transform((urls) => urls.split(',')),
    E2E_DATA_DIR: z.string().min(1),
    E2E_ADMIN_EMAIL: z.email(),
    E2E_ADMIN_PASSWORD: z.string().min(12),
    E2E_ADMIN_SESSION: z.string().optional(),
    E2E_CHROMIUM: z.string().default(''),
    E2E_MAIL_TAKE_TOKEN: z.string().min(32),
    E2E_FAILURES_DIR: z.string().min(1),
    E2E_EVERYTHING: z.enum(['on', 'off']),
  })
  .transform((env) => ({
    site: env.E2E_SITE_URL,
    cms: env.E2E_CMS_URL,
    /** A process of the CMS itself, behind a proxy if there is one. */
    cmsProcess: env.E2E_CMS_PROCESS_URL,
    /** The process that the first start of the CMS made. */
    cmsPid: env.E2E_CMS_PID,
    /** All processes of the site. */
    siteProcesses: env.E2E_SITE_PROCESS_URLS,
    dataDir: env.E2E_DATA_DIR,
    chromium: env.E2E_CHROMIUM,
    failuresDir: env.E2E_FAILURES_DIR,
    everything: env.E2E_EVERYTHING === 'on',
    admin: { email: env.E2E_ADMIN_EMAIL, password: env.E2E_ADMIN_PASSWORD },
    session: env.E2E_ADMIN_SESSION,
    /** Token for delivering mails as the company's mail server does. */
    mailToken: env.E2E_MAIL_TAKE_TOKEN,
  }))
  .parse(process.env);

/** Variables for a second site, in development, next to the running stack. */
export function developmentVariables(own: Record<string, string | number>): NodeJS.ProcessEnv {
  const values = Object.entries(own).map(([name, value]) => [name, String(value)]);
  return {
    ...process.env,
    NODE_ENV: 'development',
    API_URL: `${stack.cms}/api`,
    DATA_DIR: '',
    ...Object.fromEntries(values),
  };
}

/** Variables for a second site of the same build, next to the running stack. */
export function productionVariables(own: Record<string, string | number>): NodeJS.ProcessEnv {
  const { NOTICE_SECRET = 'of-a-second-site-without-notices' } = process.env;
  return { ...developmentVariables(own), NODE_ENV: 'production', NOTICE_SECRET };
}
