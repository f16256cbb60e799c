import type { IconName } from '@osnowa/brand/icons';
import type { Locale, Section } from '@osnowa/contract';
import type { AdminLabel } from '../../kit/office-language.ts';

/**
 * One text in every language of the site. Text in square brackets is a gap: it says what an editor
 * writes there, and no page is published with it.
 */
export type Texts = Readonly<Record<Locale, string>>;

interface TemplateRow {
  icon?: IconName;
  title?: Texts;
  description?: Texts;
  question?: Texts;
  answer?: Texts;
}

interface TemplateSection {
  blockType: Section['kind'];
  title?: Texts;
  subtitle?: Texts;
  button?: Texts;
  buttonDestination?: string;
  limit?: number;
  items?: readonly TemplateRow[];
}

/** Content that a new page begins with. */
export interface PageTemplate {
  /** For editors: its name and its content. */
  name: AdminLabel;
  about: AdminLabel;
  sections: readonly TemplateSection[];
}

const GAP = /\[[^[\]]+\]/g;

export function gapsIn(text: string): string[] {
  return text.match(GAP) ?? [];
}
