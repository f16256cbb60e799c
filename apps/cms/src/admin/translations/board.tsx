import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '@osnowa/contract';
import type { SanitizedConfig } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import { LACKS, type ParityCell, readParity } from '../../changes/translations/parity.ts';
import type { AdminLabel, AdminLanguage } from '../../kit/office-language.ts';
import { officePage } from '../../kit/page.tsx';
import { officeWords } from '../../kit/words.ts';
import { type BoardAddress, boardAddress, readAddress } from './board-address.ts';

import { OpenDocuments } from './open-documents.tsx';
import './board.css';

const LANGUAGES = [
  ...LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE),
  DEFAULT_LOCALE,
] as const;

/**
 * The page “Translations”: how many documents of each kind have which lack in each language, or the
 * documents of one such number.
 */
export const TranslationsBoard = officePage({
  className: 'translations',
  who: writesContent,
  read: async ({ req, payload, language, words, searchParams }) => {
    const chosen = readAddress(searchParams);
    return {
      steps: [{ label: words.translations.translationsTitle, url: '/admin/translations' }],
      children: chosen ? (
        <OpenDocuments req={req} language={language} chosen={chosen} />
      ) : (
        <Parity cells={await readParity(payload)} config={payload.config} language={language} />
      ),
    };
  },
});

interface Kind {
  source: string;
  label: string;
}

/** The kinds of documents in the order of the menu. */
function kindsOf(
  { collections, globals }: SanitizedConfig,
  cells: readonly ParityCell[],
  language: AdminLanguage,
): Kind[] {
  const all = [
    ...collections.map(({ labels, slug }) => ({ source: slug, label: labels.plural })),
    ...globals.map(({ label, slug }) => ({ source: slug, label })),
  ];
  return all
    .filter(({ source }) => cells.some((cell) => cell.source === source))
    .map(({ source, label }) => ({ source, label: (label as AdminLabel)[language] }));
}

interface ParityProps {
  cells: readonly ParityCell[];
  config: SanitizedConfig;
  language: AdminLanguage;
}

function Parity({ cells, config, language }: ParityProps) {
  const kinds = kindsOf(config, cells, language);
  return (
    <>
      <h1>{officeWords(language).translations.translationsTitle}</h1>
      <p className="translations__about">{officeWords(language).translations.board.about}</p>
      {kinds.length === 0 ? (
        <p>{officeWords(language).translations.board.empty}</p>
      ) : (
        <table className="translations__board">
          <thead>
            <tr>
              <th scope="col">{officeWords(language).translations.board.kind}</th>
              {LANGUAGES.map((code) => (
                <th key={code} scope="col" lang={code}>
                  {LOCALES[code].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ source, label }) => (
              <tr key={source}>
                <th scope="row">{label}</th>
                {LANGUAGES.map((code) => {
                  const cell = cells.find((one) => one.source === source && one.language === code);
                  return <Lacks key={code} cell={cell} kind={label} language={language} />;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface LacksProps {
  cell: ParityCell | undefined;
  kind: string;
  language: AdminLanguage;
}

/** One cell: a link for each thing that is lacking. */
function Lacks({ cell, kind, language }: LacksProps) {
  const lacking = cell ? LACKS.filter((lack) => cell[lack] > 0) : [];
  if (!cell || lacking.length === 0) {
    return (
      <td className="translations__complete">
        {cell ? officeWords(language).translations.board.complete : null}
      </td>
    );
  }
  return (
    <td>
      <ul>
        {lacking.map((lack) => {
          const { source, language: code } = cell;
          const address: BoardAddress = { source, language: code, lack, page: 1 };
          return (
            <li key={lack}>
              <a
                href={boardAddress(address)}
                className={`translations__lack translations__lack--${lack}`}
                aria-label={`${kind}, ${LOCALES[code].name}, ${officeWords(language).translations.lack[lack]}: ${cell[lack]}`}
              >
                {officeWords(language).translations.lack[lack]} <strong>{cell[lack]}</strong>
              </a>
            </li>
          );
        })}
      </ul>
    </td>
  );
}
