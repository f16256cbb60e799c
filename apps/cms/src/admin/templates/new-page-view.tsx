import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import {
  editingRights,
  languageNames,
  writesEverything,
  writesShared,
} from '../../access/editing-rights.ts';
import { adminLanguage } from '../../fields/admin-label.ts';
import { ChooseTemplate } from './choose-template.tsx';
import { NEW_PAGE_WORDS } from './labels.ts';
import './new-page.css';

/**
 * Asks what a new page begins with: a template or nothing. Payload leaves the check of rights to views
 * of one's own.
 */
export function NewPageView({ initPageResult: { req } }: AdminViewServerProps) {
  const rights = editingRights(req.user);
  if (!rights || !writesShared(rights)) notFound();
  const language = adminLanguage(req.i18n.language);
  const { pages, title, about, languages, copy } = NEW_PAGE_WORDS;
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
          <p>{languages[language].replace('{languages}', languageNames(rights.languages))}</p>
        )}
        <ChooseTemplate language={language} />
        <p className="new-page__copy">{copy[language]}</p>
      </Gutter>
    </>
  );
}
