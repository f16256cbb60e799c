import type { TrackerIds } from '../../app/consent/consent-choice.ts';

/** Addresses elsewhere that a page may use, by directive of the content security policy. */
export type ThirdParties = Readonly<
  Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>
>;

/** A page without third parties. */
export const NO_THIRD_PARTIES: ThirdParties = {
  'script-src': [],
  'connect-src': [],
  'img-src': [],
  'frame-src': [],
};

const GOOGLE: Partial<ThirdParties> = {
  'script-src': [
    'https://www.googletagmanager.com/gtag/',
    'https://www.googletagmanager.com/gtm.js',
  ],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

const PIXEL: Partial<ThirdParties> = {
  'script-src': [
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://connect.facebook.net/signals/',
  ],
  'connect-src': ['https://www.facebook.com/tr/'],
  'img-src': ['https://www.facebook.com/tr/'],
};

const RECAPTCHA: Partial<ThirdParties> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
};

/**
 * Third parties that the trackers of the site settings and the forms' captcha need; the visitor's
 * consent decides whether they are used.
 */
export function thirdPartiesOf(trackers: TrackerIds | null, hasRecaptcha = false): ThirdParties {
  const used = [
    ...(trackers?.analyticsId || trackers?.tagManagerId ? [GOOGLE] : []),
    ...(trackers?.pixelId ? [PIXEL] : []),
    ...(hasRecaptcha ? [RECAPTCHA] : []),
  ];
  const sources = (directive: keyof ThirdParties) => used.flatMap((one) => one[directive] ?? []);
  return {
    'script-src': sources('script-src'),
    'connect-src': sources('connect-src'),
    'img-src': sources('img-src'),
    'frame-src': sources('frame-src'),
  };
}

/** Whether any third party is needed. */
export function hasThirdParties(parties: ThirdParties): boolean {
  return Object.values(parties).some((sources) => sources.length > 0);
}
