import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Node = Record<string, unknown>;

/** Names of the properties that schema.org gives a type, its parents' included. */
type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

/** What search engines ask of a type beyond its being there. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'address', 'contactPoint'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Service: ['name', 'description', 'provider'],
  SoftwareApplication: ['name', 'description', 'applicationCategory'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ContactPage: ['name', 'url', 'breadcrumb'],
};

/** Types that a page of a kind bears, by its path without language. */
const EXPECTED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/./, ['Organization', 'WebSite', 'BreadcrumbList']],
  [/^\/blog\/[^/]+\/[^/]+$/, ['BlogPosting']],
  [/^\/careers\/./, ['JobPosting']],
  [/^\/services$/, ['Service']],
  [/^\/products\/./, ['SoftwareApplication', 'FAQPage']],
  [/^\/contact$/, ['ContactPage']],
];

/** What is wrong with the structured data of a page, one line each. */
export function structuredDataProblems(path: string, scripts: readonly string[]): string[] {
  if (scripts.length !== 1) return [`${scripts.length} blocks of structured data`];
  const graph = parsed(scripts[0] as string);
  if (!graph) return ['structured data that is no JSON'];
  const nodes = graph.flatMap(withInner);
  const types = new Set(nodes.map((node) => String(node['@type'])));
  const named = new Set(graph.map((node) => node['@id']));
  return [
    ...EXPECTED.flatMap(([kind, wanted]) => (kind.test(path) ? wanted : []))
      .filter((type) => !types.has(type))
      .map((type) => `no ${type}`),
    ...nodes.flatMap(nodeProblems),
    ...nodes
      .filter((node) => isReference(node) && !named.has(node['@id']))
      .map((node) => `a reference to ${String(node['@id'])}, which is not there`),
  ];
}

function parsed(script: string): Node[] | null {
  try {
    const { '@graph': graph } = JSON.parse(script) as { '@graph': Node[] };
    return graph;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function withInner(node: Node): Node[] {
  const inner = Object.values(node).flatMap((value) => [value].flat());
  return [node, ...inner.filter(isNode).flatMap(withInner)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function isReference(node: Node): boolean {
  return Object.keys(node).length === 1 && '@id' in node;
}

function nodeProblems(node: Node): string[] {
  if (isReference(node)) return [];
  const type = String(node['@type']);
  const properties = VOCABULARY.get(type);
  if (!properties) return [`${type}, which schema.org does not know`];
  const names = Object.keys(node).filter((name) => !name.startsWith('@'));
  return [
    ...names
      .filter((name) => !properties.has(name))
      .map((name) => `${type}.${name}, which schema.org does not know`),
    ...names
      .filter((name) => [node[name]].flat().some((value) => value === null || value === ''))
      .map((name) => `${type}.${name} is empty`),
    ...(REQUIRED[type] ?? [])
      .filter((name) => [node[name] ?? []].flat().length === 0)
      .map((name) => `${type} without ${name}`),
  ];
}

const VOCABULARY = readVocabulary();

/** Reads schema.org's types out of the declarations that the builders are typed by. */
function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve('schema-dts');
  const text = readFileSync(file.replace(/schema\.js$/, 'schema.d.ts'), 'utf8');
  const own = new Map<string, { parents: string[]; properties: string[] }>();
  const types = new Map<string, string>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /interface (\w+)(?: extends ([^{]+?))? \{([\s\S]*?)\n\}/g,
  )) {
    const properties = [...body.matchAll(/^\s+"([^"@]+)"\?:/gm)].map(
      ([, property = '']) => property,
    );
    own.set(name, { parents: parents.split(',').map((one) => one.trim()), properties });
    const type = /"@type": "([^"]+)"/.exec(body)?.[1];
    if (type) types.set(type, name);
  }
  const all = (name: string): string[] => {
    const { parents = [], properties = [] } = own.get(name) ?? {};
    return [...properties, ...parents.flatMap(all)];
  };
  return new Map([...types].map(([type, name]) => [type, new Set(all(name))]));
}
