import { adminLanguage } from '../../kit/office-language.ts';
import type { Reader } from '../../kit/panel.tsx';
import { officeWords, type Words } from '../../kit/words.ts';
import { leadScope } from '../../leads/access.ts';
import { readSources, type Source, since } from './figures.ts';

/** Sources of the last month's leads: forms, referring sites, campaigns. */
export async function Sources({ payload, user, i18n }: Reader) {
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const read = (by: 'formType' | 'referrer' | 'campaign') =>
    readSources(payload, leadScope(user), since(), by);
  const forms = await read('formType');
  const formLabel = (name: string | null) =>
    officeWords(locale).states.form[name as keyof Words['states']['form']] ?? '';
  return (
    <section className="panel">
      <h2>
        {words.sources} <small>{words.lastMonth}</small>
      </h2>
      {forms.length === 0 ? (
        <p>{words.noLeads}</p>
      ) : (
        <div className="start__columns start__columns--three">
          <Bars title={words.forms} sources={forms} name={formLabel} />
          <Bars
            title={words.referrers}
            sources={await read('referrer')}
            name={(referrer) => referrer?.replace(/^https?:\/\/|\/$/g, '') ?? words.direct}
          />
          <Bars
            title={words.campaigns}
            sources={await read('campaign')}
            name={(campaign) => campaign ?? words.noCampaign}
          />
        </div>
      )}
    </section>
  );
}

interface BarsProps {
  title: string;
  sources: readonly Source[];
  name: (source: string | null) => string;
}

function Bars({ title, sources, name }: BarsProps) {
  const most = Math.max(1, ...sources.map(({ leads }) => leads));
  return (
    <div>
      <h3>{title}</h3>
      <ul className="start__bars">
        {sources.map((source) => (
          <li key={source.name ?? ''}>
            <span>{name(source.name)}</span>
            <strong>{source.leads}</strong>
            <meter min={0} max={most} value={source.leads} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </div>
  );
}
