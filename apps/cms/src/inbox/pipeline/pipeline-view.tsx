import { fill } from '@osnowa/text';
import Link from 'next/link';
import type { Payload } from 'payload';
import { entersLeads } from '../../accounts/access.ts';
import { addressOf } from '../../kit/list-address.ts';
import { moneyInWords } from '../../kit/money.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { officePage } from '../../kit/page.tsx';
import { officeWords } from '../../kit/words.ts';
import { WAITING } from '../../leads/deadlines/promised.ts';
import { DeadlineText } from '../../leads/parts/cells.tsx';
import { dayInWords, leadAddress } from '../../leads/parts/parts.tsx';
import { StateMark } from '../../leads/parts/state-mark.tsx';
import { isEstimated } from '../../leads/sales/worth.ts';
import { aboutLead } from '../person/person-parts.tsx';
import { Board, Card, DropColumn } from './board.tsx';
import { type PipelineColumn, readPipeline } from './read-pipeline.ts';

/** The pipeline: leads of customers in columns, from new to won or lost, with what they are worth. */
export const PipelineView = officePage({
  who: (user) => entersLeads({ req: { user } }),
  read: async ({ req, payload, language, words: { leads } }) => ({
    steps: [{ label: leads.list.pipeline, url: '/admin/pipeline' }],
    children: (
      <>
        <h1>{leads.list.pipeline}</h1>
        <p className="quiet">{leads.pipeline.about}</p>
        <Columns columns={await readPipeline(req)} payload={payload} language={language} />
      </>
    ),
  }),
});

interface Reader {
  payload: Payload;
  language: string;
}

function Columns({ columns, ...reader }: Reader & { columns: readonly PipelineColumn[] }) {
  const words = officeWords(reader.language).leads.pipeline;
  return (
    <Board>
      <nav className="tabs board__jump" aria-label={words.columns}>
        {columns.map(({ phase, count }) => (
          <a key={phase.name} className="tab" href={`#phase-${phase.name}`}>
            {words.phases[phase.name]} <span>{count}</span>
          </a>
        ))}
      </nav>
      <div className="board">
        {columns.map((column) => (
          <Column key={column.phase.name} column={column} {...reader} />
        ))}
      </div>
    </Board>
  );
}

function Column({ column, ...reader }: Reader & { column: PipelineColumn }) {
  const locale = adminLanguage(reader.language);
  const words = officeWords(locale).leads.pipeline;
  const { phase, leads, count, sums } = column;
  const label = words.phases[phase.name];
  return (
    <DropColumn name={phase.name} label={label}>
      <header>
        <h2>
          {label} <small>{count}</small>
        </h2>
        {sums.map(({ amount, currency }) => (
          <p key={currency}>{moneyInWords(locale, currency, amount)}</p>
        ))}
      </header>
      {leads.length === 0 ? <p className="quiet">{words.empty}</p> : null}
      <ul>
        {leads.map((lead) => (
          <LeadCard key={lead.id} lead={lead} {...reader} />
        ))}
      </ul>
      {count > leads.length ? (
        <Link
          href={addressOf('/admin/collections/leads', [['state', 'in', phase.states.join(',')]])}
          prefetch={false}
        >
          {fill(words.more, { n: count })}
        </Link>
      ) : null}
    </DropColumn>
  );
}

function LeadCard({ lead, payload, language }: Reader & { lead: PipelineColumn['leads'][number] }) {
  const locale = adminLanguage(language);
  const words = officeWords(locale).leads.pipeline;
  const { id, reference, state, worth, assigneeName: assignee } = lead;
  const isOpen = WAITING.includes(state);
  const isDecided = state === 'won' || state === 'lost';
  const reason = lead.lossReason && officeWords(locale).states.lossReasons[lead.lossReason];
  return (
    <Card lead={{ id, reference, state, waits: Boolean(lead.waitsSince) }}>
      <Link href={leadAddress(id)} prefetch={false} draggable={false}>
        {lead.fullName || lead.companyName || lead.mail || reference}
      </Link>
      {lead.companyName && lead.fullName ? <p>{lead.companyName}</p> : null}
      <p className="quiet">{aboutLead(lead, locale)}</p>
      {worth ? (
        <p>
          {moneyInWords(locale, worth.currency, worth.amount)}
          {isEstimated(lead) ? <small> {words.estimated}</small> : null}
        </p>
      ) : null}
      {!isDecided && lead.expectedAt ? (
        <p className="quiet">
          {fill(words.expected, { day: dayInWords(lead.expectedAt, locale) })}
        </p>
      ) : null}
      {state === 'lost' && reason ? (
        <p className="quiet">{fill(words.lostBecause, { reason })}</p>
      ) : null}
      {assignee ? <p className="quiet">{assignee}</p> : null}
      {isOpen || lead.waitsSince ? (
        <p className="line">
          {isOpen ? <StateMark state={state} language={language} /> : null}
          <DeadlineText payload={payload} language={language} lead={lead} />
        </p>
      ) : null}
    </Card>
  );
}
