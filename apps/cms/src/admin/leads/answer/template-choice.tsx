'use client';

import { LOCALES, type Locale } from '@osnowa/contract';
import { useId } from 'react';
import { useWords } from '../../../kit/office-words.tsx';
import type { DraftText } from '../../../leads/conversation/drafts.ts';
import {
  filledIn,
  filledText,
  type PlaceholderValues,
  type TextNode,
  wordsIn,
} from '../../../leads/conversation/placeholders.ts';

/** A template as the form lists it. */
export interface Template {
  id: number;
  title: string;
  language: Locale;
  subject: string;
  body: unknown;
  /** Whether it is for this lead's topic, or for any. */
  isFitting: boolean;
}

interface Props {
  /** Those of the visitor's language first. */
  templates: readonly Template[];
  onChoose: (template: Template) => void;
}

/** The list of templates, by language. */
export function TemplateChoice({ templates, onChoose }: Props) {
  const words = useWords().leads.answer;
  const id = useId();
  if (templates.length === 0) return null;
  const languages = [...new Set(templates.map(({ language }) => language))];
  return (
    <div className="field-type answer__line">
      <label className="field-label" htmlFor={id}>
        {words.template}
      </label>
      <select
        id={id}
        value=""
        onChange={({ target }) => {
          const chosen = templates.find((each) => each.id === Number(target.value));
          if (chosen) onChoose(chosen);
        }}
      >
        <option value="">{words.noTemplate}</option>
        {languages.map((language) => (
          <optgroup key={language} label={LOCALES[language].name}>
            {templates
              .filter((each) => each.language === language)
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.isFitting ? each.title : `${each.title} (${words.otherTopic})`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/**
 * The draft with a template. Text that was written before stays above it, and a typed subject is
 * not replaced.
 */
export function withTemplate(
  text: DraftText,
  blank: DraftText,
  template: Template,
  values: PlaceholderValues,
): Partial<DraftText> {
  const body = template.body as { root: TextNode };
  const root = filledText(body.root, values);
  const before = text.body as { root: TextNode } | null;
  const isEmpty = before === null || wordsIn(before) === '';
  const children = [...(isEmpty ? [] : (before.root.children ?? [])), ...(root.children ?? [])];
  const subject = text.subject === blank.subject || text.subject.trim() === '';
  return {
    body: { root: { ...root, children } },
    ...(subject ? { subject: filledIn(template.subject, values) } : {}),
  };
}
