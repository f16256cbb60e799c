import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LineCounter, parseDocument } from 'yaml';

// Not import.meta.dirname: Next's bundler does not know it.
const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../..');

/** A folder with the content of a site as files: `content/`, and perhaps `media/` and `files/`. */
export type ContentFolder = string;

/** The demo company. */
export const DEMO: ContentFolder = path.join(repository, 'demo');

/**
 * Content that every site needs: built-in pages with neutral words, settings, a catalogue for each
 * calculator.
 */
export const STARTER: ContentFolder = path.join(repository, 'apps/cms/starter');

/** Templates that editors can begin a page with. */
export const PAGE_TEMPLATES: ContentFolder = path.join(STARTER, 'templates');

/** A path relative to the root of the repository, for messages. */
function shownPath(file: string): string {
  return path.relative(repository, file).replaceAll(path.sep, '/');
}

/** One document, as in its file. */
export interface SourceDocument {
  /** Path of the file from the repository's root. */
  file: string;
  /** Slug of the collection or global; files and folders are named after it. */
  kind: string;
  /** Not validated yet. */
  data: unknown;
  /** Line of the file with a field, or with the nearest field around it. */
  lineOf(field: readonly PropertyKey[]): number;
}

/** Mistakes in content files, each with file, line and field. */
export class ContentFileError extends Error {
  constructor(faults: readonly string[]) {
    super(`The content cannot be loaded:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/** Front matter between two lines of three hyphens, then the text. */
const FRONT_MATTER = /^---\r?\n([\s\S]*?\r?\n)---\r?\n([\s\S]*)$/;

/** The field for the text of a Markdown file. */
const TEXT_FIELD = 'content';

/** @param before lines of the file in front of the YAML */
function parsed(yaml: string, file: string, before = 0) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + before;
  const faults = document.errors.map(({ message, pos }) => `${file}:${lineAt(pos[0])}: ${message}`);
  if (faults.length > 0) throw new ContentFileError(faults);
  const lineOf = (field: readonly PropertyKey[]): number => {
    const node: unknown = document.getIn(field, true);
    const range = (node as { range?: number[] } | undefined)?.range;
    if (range?.[0] !== undefined) return lineAt(range[0]);
    return field.length > 0 ? lineOf(field.slice(0, -1)) : before + 1;
  };
  return { data: document.toJS() as unknown, lineOf };
}

function documentsIn(text: string, file: string, kind: string): SourceDocument[] {
  if (file.endsWith('.md')) {
    const [, yaml, content = ''] = FRONT_MATTER.exec(text) ?? [];
    if (yaml === undefined) {
      throw new ContentFileError([
        `${file}:1: begins without front matter between two lines of ---`,
      ]);
    }
    const { data, lineOf } = parsed(yaml, file, 1);
    return [{ file, kind, lineOf, data: { ...(data as object), [TEXT_FIELD]: content.trim() } }];
  }
  const { data, lineOf } = parsed(text, file);
  if (!Array.isArray(data)) return [{ file, kind, data, lineOf }];
  return data.map((item: unknown, index) => ({
    file,
    kind,
    data: item,
    lineOf: (field) => lineOf([index, ...field]),
  }));
}

/**
 * Reads `content/` of a folder: `pages/*.yaml` hold a page each, `tags.yaml` holds all tags.
 * Nothing is validated but the syntax.
 *
 * @throws ContentFileError with the line that is no YAML
 */
export async function readSources(folder: ContentFolder): Promise<SourceDocument[]> {
  const content = path.join(folder, 'content');
  const found = await readdir(content, { recursive: true });
  const names = found.filter((name) => /\.(yaml|md)$/.test(name)).sort();
  const documents = await Promise.all(
    names.map(async (name) => {
      const [kind = ''] = name.split(path.sep);
      const file = path.join(content, name);
      const text = await readFile(file, 'utf8');
      return documentsIn(text, shownPath(file), kind.replace(/\.yaml$/, ''));
    }),
  );
  return documents.flat();
}
