/** Styles of the build, rule by rule; `client-build.ts` cuts them. */
export type StyleRule =
  | {
      css: string;
      /** Classes of each of its selectors; a selector without classes is always needed. */
      needs: readonly (readonly string[])[];
    }
  | { open: string; rules: readonly StyleRule[] }
  | { keyframes: string; css: string };

const CLASS = /\bclass="([^"]*)"/g;

/**
 * The styles that a document needs, in the order of the build.
 * @param html the rendered document
 */
export function stylesIn(html: string, sheet: readonly StyleRule[]): string {
  const present = new Set<string>();
  for (const [, names = ''] of html.matchAll(CLASS))
    for (const name of names.split(' ')) present.add(name);
  return stylesFor(present, sheet);
}

/** The styles of these classes, in the order of the build, with their keyframes. */
export function stylesFor(present: ReadonlySet<string>, sheet: readonly StyleRule[]): string {
  const rules = rulesFor(sheet, present);
  const moving = sheet.filter((rule) => 'keyframes' in rule && rules.includes(rule.keyframes));
  return rules + moving.map((rule) => ('css' in rule ? rule.css : '')).join('');
}

function rulesFor(sheet: readonly StyleRule[], present: ReadonlySet<string>): string {
  let text = '';
  for (const rule of sheet) {
    if ('keyframes' in rule) continue;
    if ('rules' in rule) {
      const inside = rulesFor(rule.rules, present);
      if (inside !== '') text += `${rule.open}{${inside}}`;
    } else if (rule.needs.some((names) => names.every((name) => present.has(name)))) {
      text += rule.css;
    }
  }
  return text;
}
