import { fill } from '@osnowa/text';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import {
  editingRights,
  languageNames,
  writesEverything,
  writesShared,
} from '../../access/editing-rights.ts';
import { type AdminLabel, type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { Gutter, SetStepNav } from '../../kit/payload.ts';
import { labels } from '../../kit/words.ts';
import { type Choice, ChooseTemplate } from './choose-template.tsx';

import { TEMPLATE_NAMES, TEMPLATES } from './templates.ts';
import './new-page.css';

function choicesIn(language: AdminLanguage): Choice[] {
  const { empty, emptyAbout } = labels((w) => w.templates.newPage);
  const templates = TEMPLATE_NAMES.map((template) => {
    const { name, about } = TEMPLATES[template];
    return { template, name: name[language], about: about[language] };
  });
  return [...templates, { template: null, name: empty[language], about: emptyAbout[language] }];
}

/**
 * Asks what a new page begins with: a template or nothing. Payload leaves the check of rights to views
 * of one's own.
 */
export function NewPageView({ initPageResult: { req } }: AdminViewServerProps) {
  const rights = editingRights(req.user);
  if (!rights || !writesShared(rights)) notFound();
  const language = adminLanguage(req.i18n.language);
  const { title, about, languages, copy } = labels((w) => w.templates.newPage);
  const pages = req.payload.collections.pages.config.labels.plural as AdminLabel;
  return (
    <>
      <SetStepNav
        nav={[
          { label: pages[language], url: '/admin/collections/pages' },
          { label: title[language] },
        ]}
      />
      <Gutter className="new-page">
        <h1>{title[language]}</h1>
        <p>{about[language]}</p>
        {writesEverything(rights) ? null : (
          <p>{fill(languages[language], { languages: languageNames(rights.languages) })}</p>
        )}
        <ChooseTemplate choices={choicesIn(language)} language={language} />
        <p className="new-page__copy">{copy[language]}</p>
      </Gutter>
    </>
  );
}
