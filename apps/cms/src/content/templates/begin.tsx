import { fill } from '@osnowa/text';
import type { UIFieldServerComponent } from 'payload';
import {
  editingRights,
  languageNames,
  writesContent,
  writesEverything,
} from '../../accounts/editing-rights.ts';
import { type AdminLabel, type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { type AboveList, Tabs } from '../../kit/tabs.tsx';
import { officeWords } from '../../kit/words.ts';
import { sections } from '../blocks/sections.ts';
import { BeginButton } from './begin-button.tsx';
import { TEMPLATES } from './templates.ts';

/** The kinds of sections that a template has: `Hero, Points, Contact form`. */
function contentOf(kinds: readonly { blockType: string }[], language: AdminLanguage): string {
  const names = kinds.map(({ blockType }) => {
    const { labels } = sections.find(({ slug }) => slug === blockType) ?? {};
    return (labels?.singular as AdminLabel | undefined)?.[language];
  });
  return names.filter(Boolean).join(', ');
}

/** Above the empty form of a new page: the templates that it can begin with. */
export const BeginWith: UIFieldServerComponent = async ({ i18n, id, payload, user }) => {
  const rights = editingRights(user);
  if (id !== undefined || !rights) return null;
  const language = adminLanguage(i18n.language);
  const { docs } = await payload.find({
    collection: 'pages',
    where: { isTemplate: { equals: true } },
    ...{ draft: true, depth: 0, pagination: false, sort: 'id', locale: language },
    ...{ overrideAccess: false, user },
  });
  if (docs.length === 0) return null;
  const { title, about, languages } = officeWords(language).templates;
  return (
    <section className="panel">
      <h2>{title}</h2>
      <p>{about}</p>
      {writesEverything(rights) ? null : (
        <p>{fill(languages, { languages: languageNames(rights.languages) })}</p>
      )}
      <ul className="rows">
        {docs.map(({ id: template, sections: kinds, title: name }) => (
          <li key={template}>
            <div>
              {name || `#${template}`}
              <small>{contentOf(kinds ?? [], language)}</small>
            </div>
            <BeginButton template={template} name={name || `#${template}`} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Above the list of pages: the pages, or the templates that they begin with. */
export function TemplateTabs({ i18n, searchParams, user }: AboveList) {
  if (!searchParams || !writesContent(user)) return null;
  const { views, pages, templates, aboutList } = officeWords(i18n.language).templates;
  const { parameter, shown } = TEMPLATES;
  return (
    <div>
      <Tabs
        label={views}
        list="/admin/collections/pages"
        tabs={[
          { label: pages, parameters: [] },
          { label: templates, parameters: [[parameter, shown]] },
        ]}
        searchParams={searchParams}
      />
      {searchParams[parameter] === shown ? <p className="about">{aboutList}</p> : null}
    </div>
  );
}
