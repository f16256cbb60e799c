/**
 * Writes the icons of the site into apps/site/app/ui/picture, each as one line of SVG path taken from
 * the Lucide set. A name and a path take a third of the bytes of the set's own modules. Icons of the
 * interface and those that editors choose are separate: most islands need a few of the first only.
 * Run it after a new icon or a new release of the set: `node tools/icons.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { ICONS } from '@osnowa/brand/icons';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Icons of the interface itself, whether or not editors can choose them too. */
const INTERFACE_ICONS = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'clock',
  'globe',
  'house',
  'info',
  'list-checks',
  'mail',
  'menu',
  'minus',
  'paperclip',
  'pause',
  'phone',
  'play',
  'plus',
  'search',
  'upload',
  'users',
  'x',
];

/** Icons that the set has renamed; the contract still uses the old names. */
const RENAMED: Record<string, string> = { fingerprint: 'fingerprint-pattern' };

type Shape = [tag: string, attributes: Record<string, string>];

await write(
  'drawings.ts',
  INTERFACE_ICONS,
  (lines) => `
/** Icons of the interface, each as an SVG path on a field of 24 units, to be stroked. */
export const DRAWINGS = {
${lines}
} as const satisfies Record<string, string>;
`,
);
await write(
  'content-drawings.ts',
  ICONS,
  (lines) => `import type { IconName } from '@osnowa/brand/icons';

/** Icons that editors choose, drawn as those of the interface. */
export const CONTENT_DRAWINGS: Record<IconName, string> = {
${lines}
};
`,
);

async function write(
  file: string,
  names: readonly string[],
  moduleOf: (lines: string) => string,
): Promise<void> {
  const lines = await Promise.all(
    names.map(async (name) => `  '${name}': '${await pathOf(name)}',`),
  );
  const source = `// Written by tools/icons.ts. Drawings of the Lucide set, © Lucide Icons and Contributors, ISC licence.
${moduleOf(lines.join('\n'))}`;
  await writeFile(new URL(`../apps/site/app/ui/picture/${file}`, import.meta.url), source);
  console.log(`${file}: ${names.length} icons`);
}

/**
 * All shapes of an icon as one path. Read from the rendered SVG, because that is the set's only
 * public interface.
 */
async function pathOf(name: string): Promise<string> {
  const { default: Drawing }: { default: LucideIcon } = await import(
    `lucide-react/icons/${RENAMED[name] ?? name}`
  );
  const [, inside = ''] =
    /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(Drawing))) ?? [];
  const shapes = [...inside.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag = '', text = '']): Shape => {
    const attributes = [...text.matchAll(/(\w+)="([^"]*)"/g)];
    return [tag, Object.fromEntries(attributes.map(([, key, value]) => [key, value]))];
  });
  return shapes.map(toPath).join('');
}

/** @throws Error for a shape that this script does not support, so that no icon is incomplete */
function toPath([tag, attributes]: Shape): string {
  const n = (key: string) => Number(attributes[key] ?? 0);
  if (tag === 'path') return absoluteStart(attributes.d ?? '');
  if (tag === 'line') return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
  if (tag === 'polyline') return `M${attributes.points}`;
  if (tag === 'polygon') return `M${attributes.points}z`;
  if (tag === 'circle') return ellipse(n('cx'), n('cy'), n('r'), n('r'));
  if (tag === 'ellipse') return ellipse(n('cx'), n('cy'), n('rx'), n('ry'));
  if (tag === 'rect') return rectangle(n('x'), n('y'), n('width'), n('height'), n('rx') || n('ry'));
  throw new Error(`Unknown shape <${tag}>`);
}

/**
 * Without this, a path that begins with a relative move would begin at the end of the shape before
 * it.
 */
function absoluteStart(d: string): string {
  const [start, x = '', y = ''] = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*/.exec(d) ?? [];
  if (start === undefined) return d;
  const rest = d.slice(start.length);
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const turn = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return (
    `M${x + r} ${y}h${width - 2 * r}${turn(r, r)}v${height - 2 * r}${turn(-r, r)}` +
    `h${-(width - 2 * r)}${turn(-r, -r)}v${-(height - 2 * r)}${turn(r, -r)}z`
  );
}
