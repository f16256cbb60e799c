import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from '../processes/fingerprint.ts';

const FOLDERS = ['apps/site/app', 'packages/brand'];
/** The scale itself, and the styles of the back office. */
const NOT_SEARCHED = /ui\/tokens\.css$|brand\/admin\.css$|\.test\.tsx?$/;

/** A distance or a size of text, with its value. */
const SCALED =
  /(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?|font(?:-size)?):[^;{}]*/g;
const LENGTH = /(?<![\w-])-?[\d.]*\d(?:rem|vw)\b/;

/** Widths at which a layout changes, in rem. */
const WIDTHS = ['22.5', '40', '48', '62', '75', '90'];
const CONDITION =
  /@(?:media|container)[^{]*|\((?:min-|max-)?width[^()]*\)|\([\d.]+rem <=? width[^()]*\)/g;
const WIDTH = /(min-width|max-width)|width [<>]=? ([\d.]+)rem|([\d.]+)rem(?= <=? width)/g;

/**
 * Finds lengths in distances and sizes of text that are no tokens, and conditions with other widths
 * than those of the scale.
 *
 * @param root the repository, absolute
 * @returns one sentence for each fault, with file and line
 */
export function findScaleFaults(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    listFiles(join(root, folder), (name) => name === 'node_modules'),
  )
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => /\.(?:css|tsx?)$/.test(path) && !NOT_SEARCHED.test(path))
    .flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')));
}

function faultsOf(path: string, source: string): string[] {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const at = (index: number) => `${path}:${text.slice(0, index).split('\n').length}`;
  const lengths = path.endsWith('.css') ? [...text.matchAll(SCALED)] : [];
  return [
    ...lengths.flatMap(({ 0: value, index }) => {
      const length = LENGTH.exec(value)?.[0];
      return length ? [`${at(index)}: ${length} stands here; take a token of ui/tokens.css.`] : [];
    }),
    ...[...text.matchAll(CONDITION)].flatMap(({ 0: condition, index }) =>
      widthsOf(condition).map(
        (width) => `${at(index)}: "${width}"; write a range with ${WIDTHS.join(', ')} rem.`,
      ),
    ),
  ];
}

/** What a condition says about the width, if it is none of the scale. */
function widthsOf(condition: string): string[] {
  return [...condition.matchAll(WIDTH)].flatMap(([all, bound, above, below]) =>
    bound || !WIDTHS.includes(above ?? below ?? '') ? [all] : [],
  );
}
