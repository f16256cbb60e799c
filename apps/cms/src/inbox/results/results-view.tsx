import { LOCALES } from '@osnowa/contract';
import { managesChannels } from '../../accounts/access.ts';
import { laterInWords, laterReplies } from '../../desk/reply-times.ts';
import { OUTCOMES, type Outcome } from '../../desk/sales-figures.ts';
import { moneyInWords } from '../../kit/money.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { officePage } from '../../kit/page.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { officeWords } from '../../kit/words.ts';
import { dayIn } from '../../leads/deadlines/office-time.ts';
import { readOffice } from '../../leads/deadlines/reply-deadline.ts';
import type { Totals } from '../../leads/sales/worth.ts';
import { type Figures, PERIODS, type Results, readResults, spanOf } from './read-results.ts';

/** What was won and lost in a period, and what is open: for the people who lead the sales. */
export const ResultsView = officePage({
  who: (user) => managesChannels({ req: { user } }),
  read: async ({ payload, language, words: { leads }, searchParams }) => {
    const { results: words } = leads;
    const period = PERIODS.find((one) => one === searchParams.period) ?? 'month';
    const office = await readOffice(payload);
    const today = dayIn(office.timeZone, new Date());
    const span = spanOf(period, today, office.timeZone);
    const results = await readResults(payload, span, today);
    const later = laterInWords(await laterReplies(payload, span, office), language);
    const tabs = PERIODS.map((one) => ({
      label: words.periods[one],
      // The first is that of the address without a period.
      parameters: one === PERIODS[0] ? [] : ([['period', one]] as const),
    }));
    return {
      steps: [{ label: words.title, url: '/admin/results' }],
      children: (
        <>
          <h1>{words.title}</h1>
          <p className="quiet">{words.about}</p>
          <Tabs label={words.period} list="/admin/results" {...{ tabs, searchParams }} />
          {later ? <p>{later}</p> : null}
          <ResultTables results={results} language={language} />
        </>
      ),
    };
  },
});

export function ResultTables({ results, language }: { results: Results; language: AdminLanguage }) {
  const words = officeWords(language).leads.results;
  const { all, people, campaigns, months } = results;
  const nameOfMonth = ([month]: Figures) => {
    if (month === null) return words.noDay;
    return month === '' ? words.pastDay : monthInWords(month, language);
  };
  return (
    <div className="stack">
      <Table title={words.total} rows={[all]} nameOf={() => words.all} language={language} />
      <Table
        title={words.people}
        rows={people}
        nameOf={([name]) => name ?? words.nobody}
        language={language}
      />
      <Table
        title={words.campaigns}
        rows={campaigns}
        columns={['won', 'lost']}
        nameOf={([name]) => name ?? words.noCampaign}
        language={language}
      />
      <Table
        title={words.months}
        rows={months}
        columns={['open']}
        nameOf={nameOfMonth}
        language={language}
      />
    </div>
  );
}

function monthInWords(month: string, language: AdminLanguage): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language].fullCode, format).format(new Date(month));
}

interface TableProps {
  title: string;
  rows: readonly Figures[];
  columns?: readonly Outcome[];
  nameOf(of: Figures): string;
  language: AdminLanguage;
}

function Table({ title, rows, columns = OUTCOMES, nameOf, language }: TableProps) {
  const words = officeWords(language).leads.results;
  return (
    <section className="panel">
      <h2>{title}</h2>
      {rows.length === 0 ? <p>{words.nothing}</p> : null}
      <table className="figures-table" hidden={rows.length === 0}>
        <thead>
          <tr>
            <td />
            {columns.map((outcome) => (
              <th key={outcome} scope="col">
                {words.outcomes[outcome]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              <th scope="row">{nameOf(row)}</th>
              {columns.map((outcome) => (
                <td key={outcome}>
                  <Sum of={row[1][outcome]} language={language} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How many leads, and below it what they are worth, a line for each currency. */
function Sum({ of: { count, sums }, language }: { of: Totals; language: AdminLanguage }) {
  return (
    <span className="two-lines">
      {count}
      {sums.map(({ amount, currency }) => (
        <small key={currency}>{moneyInWords(language, currency, amount)}</small>
      ))}
    </span>
  );
}
