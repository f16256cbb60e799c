type Node = Record<string, unknown>;

/** Properties that search engines require of a type. */
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

/** Types that a page of a kind must have, by its path without language. */
const EXPECTED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/./, ['Organization', 'WebSite', 'BreadcrumbList']],
  [/^\/blog\/[^/]+\/[^/]+$/, ['BlogPosting']],
  [/^\/careers\/./, ['JobPosting']],
  [/^\/services$/, ['Service']],
  [/^\/products\/./, ['SoftwareApplication', 'FAQPage']],
  [/^\/contact$/, ['ContactPage']],
];

/** Errors in the structured data of a page, one line each. */
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
  const isEmpty = (value: unknown) => value === null || value === '';
  return [
    ...Object.keys(node)
      .filter((name) => [node[name]].flat().some(isEmpty))
      .map((name) => `${type}.${name} is empty`),
    ...(REQUIRED[type] ?? [])
      .filter((name) => [node[name] ?? []].flat().length === 0)
      .map((name) => `${type} without ${name}`),
  ];
}
