import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { adminLanguage } from '../../../kit/office-language.ts';
import { officeWords } from '../../../kit/words.ts';
import { calendarMonth } from './calendar-entries.ts';

import { askedMonth } from './month.ts';
import { MonthPage } from './month-page.tsx';

/**
 * The page “Calendar”: publications and ends in a month, by days. Payload leaves the check of
 * rights to views of one's own.
 */
export async function CalendarView(props: AdminViewServerProps) {
  const { initPageResult, params, payload, searchParams, viewActions } = props;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/calendar');
  const language = adminLanguage(req.i18n.language);
  const now = new Date();
  const month = askedMonth(searchParams?.month, now);
  const found = await calendarMonth({ payload, user: req.user, language }, month, now);
  if (!found) notFound();
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      viewActions={viewActions}
      visibleEntities={visibleEntities}
    >
      <SetStepNav
        nav={[{ label: officeWords(language).calendar.calendarTitle, url: '/admin/calendar' }]}
      />
      <main>
        <Gutter className="calendar">
          <MonthPage month={month} found={found} language={language} now={now} />
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
