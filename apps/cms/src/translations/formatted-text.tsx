import { Fragment, type ReactNode } from 'react';

/** A node of a formatted text as the editor stores it. */
export interface FormattedNode {
  type?: string;
  tag?: string;
  text?: string;
  listType?: string;
  /** Bits: 1 bold, 2 italic, 16 code. */
  format?: unknown;
  children?: FormattedNode[];
  fields?: { url?: string; caption?: string | null } | null;
}

const [BOLD, ITALIC, CODE] = [1, 2, 16];

function marked({ text = '', format }: FormattedNode): ReactNode {
  const bits = typeof format === 'number' ? format : 0;
  let shown: ReactNode = text;
  if (bits & CODE) shown = <code>{shown}</code>;
  if (bits & ITALIC) shown = <em>{shown}</em>;
  if (bits & BOLD) shown = <strong>{shown}</strong>;
  return shown;
}

const HEADINGS = ['h2', 'h3', 'h4'] as const;

/** The words of a node itself, without those of a list inside. */
function wordsOf({ children = [], text = '' }: FormattedNode): string {
  const inline = children.filter(({ type }) => type !== 'list');
  return text + inline.map(wordsOf).join('');
}

const LINES: readonly unknown[] = ['heading', 'listitem', 'quote', 'paragraph'];

/** Elements of the nodes that are one. */
const TAGS: Readonly<Record<string, 'li' | 'blockquote' | 'tr' | 'td' | 'p'>> = {
  listitem: 'li',
  quote: 'blockquote',
  tablerow: 'tr',
  tablecell: 'td',
  paragraph: 'p',
};

function elementOf(node: FormattedNode, changed: readonly string[]): ReactNode {
  const words = LINES.includes(node.type) ? wordsOf(node).replace(/\s+/g, ' ') : '';
  const isMarked = changed.some((sentence) => words.includes(sentence));
  const children = <FormattedText nodes={node.children ?? []} changed={changed} />;
  const inside = isMarked ? <mark>{children}</mark> : children;
  const Tag = TAGS[node.type ?? ''];
  switch (node.type) {
    case 'text':
      return marked(node);
    case 'linebreak':
      return <br />;
    case 'tab':
      return ' ';
    case 'heading': {
      const Heading = HEADINGS.find((tag) => tag === node.tag) ?? 'h2';
      return <Heading>{inside}</Heading>;
    }
    case 'list':
      return node.listType === 'number' ? <ol>{inside}</ol> : <ul>{inside}</ul>;
    case 'horizontalrule':
      return <hr />;
    case 'link':
    case 'autolink':
      return <u title={node.fields?.url}>{inside}</u>;
    case 'upload':
      return node.fields?.caption ? <figcaption>{node.fields.caption}</figcaption> : null;
    case 'table':
      return (
        <table>
          <tbody>{inside}</tbody>
        </table>
      );
    default:
      return Tag ? <Tag>{inside}</Tag> : inside;
  }
}

interface Props {
  nodes: readonly FormattedNode[];
  /** Sentences whose paragraphs are marked. */
  changed?: readonly string[];
}

/** A formatted text to read, with its headings, lists and emphasis. */
export function FormattedText({ nodes, changed = [] }: Props) {
  return nodes.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no identity but their place
    <Fragment key={at}>{elementOf(node, changed)}</Fragment>
  ));
}
