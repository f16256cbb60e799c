import { LOCALES } from '@osnowa/contract';
import type { ReactNode } from 'react';
import type { AdminLanguage } from '../../../kit/office-language.ts';

/** A time in the company's time zone. */
export function inWords(time: string | null | undefined, { locale, timeZone }: AtTheCompany) {
  if (!time) return null;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(time));
}

/** A titled part of the lead's page. */
export function Part(props: { title: string; id?: string; children: ReactNode }) {
  const { title, id, children } = props;
  return (
    <section id={id}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Language of the lead's page. */
export interface InLanguage {
  locale: AdminLanguage;
}

/** The same, with the company's time zone. */
export interface AtTheCompany extends InLanguage {
  timeZone: string;
}
