import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from 'payload';
import { editingRights, languageNames, writesIn } from '../../access/editing-rights.ts';
import { configuredMachine } from '../../changes/proposals/machine/configured-machine.ts';
import { waitingFor } from '../../changes/proposals/waiting.ts';
import { comparedTexts } from '../../changes/translations/comparison.ts';
import { fieldsAt, type Place } from '../../changes/translations/newest-state.ts';
import { TRANSLATIONS } from '../../changes/translations/progress.ts';
import { type AdminLabel, adminLanguage } from '../../fields/admin-label.ts';
import { fieldInWords } from '../editing/missing-fields.ts';
import { SHOWN_WORDS } from '../languages/labels.ts';
import { AskMachine } from '../proposals/ask-machine.tsx';
import { AskTranslator } from '../proposals/ask-translator.tsx';
import { WaitingProposals } from '../proposals/waiting-proposals.tsx';
import { formAddress } from './board-address.ts';
import { Comparison } from './comparison.tsx';
import { COMPARISON_WORDS } from './comparison-labels.ts';
import './comparison.css';
import '../proposals/proposals.css';

/** Address of the list that a document stands in; a global stands in none. */
function listAddress(collection: string | undefined): string | undefined {
  return collection && `/admin/collections/${collection}`;
}

/** The tab “Translation” of a document: its texts beside those of the chosen content language. */
export async function TranslationView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, locale, req } = initPageResult;
  const rights = editingRights(req.user);
  if (!req.user || !rights) return null;
  const language = adminLanguage(req.i18n.language);
  const target = TRANSLATIONS.find((code) => code === locale?.code);
  const source = collectionConfig?.slug ?? globalConfig?.slug ?? '';
  const document = collectionConfig ? String(docID) : '';
  const label = collectionConfig?.labels.plural ?? globalConfig?.label;
  const path = (
    <SetStepNav
      nav={[
        { label: (label as AdminLabel)[language], url: listAddress(collectionConfig?.slug) },
        { label: COMPARISON_WORDS.tab[language] },
      ]}
    />
  );
  const asked = { source, document, language, targets: TRANSLATIONS };
  if (!target) {
    return (
      <Gutter className="comparison">
        {path}
        <div className="proposals__bar">
          <AskTranslator {...asked} target={null} />
        </div>
        <p>{COMPARISON_WORDS.choose[language]}</p>
        <ul className="comparison__languages">
          {TRANSLATIONS.map((code) => (
            <li key={code}>
              <a href={`?locale=${code}`} lang={code}>
                {LOCALES[code].name}
              </a>
            </li>
          ))}
        </ul>
      </Gutter>
    );
  }
  if (!writesIn(rights, target)) {
    const names = languageNames(rights.languages);
    return (
      <Gutter className="comparison">
        {path}
        <p>{SHOWN_WORDS.otherLanguage[language].replace('{languages}', names)}</p>
      </Gutter>
    );
  }
  const place: Place = collectionConfig
    ? { collection: source as CollectionSlug, id: docID as number }
    : { global: source as GlobalSlug };
  const texts = (await comparedTexts(req, place, target)) ?? [];
  const waiting = await waitingFor(req, place, target);
  const fields = fieldsAt(req, place);
  const labels = Object.fromEntries(
    texts.map(({ key, path }) => [key, fieldInWords(fields, path, language)]),
  );
  const forms = Object.fromEntries(
    texts.map(({ key, path }) => [key, formAddress(source, document, target, path)]),
  );
  return (
    <Gutter className="comparison">
      {path}
      <div className="proposals__bar">
        <AskTranslator {...asked} target={target} />
        {configuredMachine() ? (
          <AskMachine source={source} document={document} target={target} language={language} />
        ) : null}
      </div>
      <WaitingProposals proposals={waiting} labels={labels} target={target} language={language} />
      <Comparison
        source={source}
        document={document}
        target={target}
        names={{ original: LOCALES[DEFAULT_LOCALE].name, target: LOCALES[target].name }}
        hasDrafts={Boolean(collectionConfig?.versions?.drafts)}
        language={language}
        user={req.user.id}
        labels={labels}
        forms={forms}
        first={texts}
      />
    </Gutter>
  );
}
