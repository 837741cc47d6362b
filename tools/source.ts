import { parseSync } from 'vite';

/** What the layering rules need to know of a source file. */
export interface Source {
  readonly path: string;
  /** Every module it names: imports of values and of types, re-exports, dynamic imports. */
  readonly imports: readonly Mention[];
  /** Every name that no import or property access explains: `Date`, `fetch`, and `Math.random` as one. */
  readonly names: readonly Mention[];
  /** Every string it writes down. */
  readonly strings: readonly Mention[];
}

export interface Mention {
  readonly text: string;
  readonly line: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export function readSource(path: string, code: string): Source {
  const { program, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);

  const imports: Mention[] = [];
  const names: Mention[] = [];
  const strings: Mention[] = [];
  const mention = (list: Mention[], text: string, node: Node): void => {
    list.push({ text, line: code.slice(0, node.start).split('\n').length });
  };

  const visit = (node: Node): void => {
    const module = moduleNamed(node);
    if (module !== undefined) mention(imports, module, node);
    const string = stringIn(node);
    if (string !== undefined) mention(strings, string, node);
    if (node.type === 'Identifier' && typeof node['name'] === 'string') mention(names, node['name'], node);
    if (isMathRandom(node)) mention(names, 'Math.random', node);
    for (const [field, child] of Object.entries(node)) {
      if (isMemberName(node, field)) continue;
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each);
    }
  };
  const root: unknown = program;
  if (isNode(root)) visit(root);
  return { path, imports, names, strings };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** In `a.b` and `{ b: a }` the name b belongs to the object; only a refers to something outside. */
function isMemberName(node: Node, field: string): boolean {
  if (node.type === 'TSQualifiedName') return field === 'right';
  return ['key', 'property', 'imported', 'exported'].includes(field) && node['computed'] !== true;
}

function moduleNamed(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return isNode(node['source']) ? stringIn(node['source']) : undefined;
    default:
      return undefined;
  }
}

function isMathRandom(node: Node): boolean {
  if (node.type !== 'MemberExpression') return false;
  const { object, property } = node;
  const isMath = isNode(object) && object['name'] === 'Math';
  return isMath && isNode(property) && (property['name'] === 'random' || stringIn(property) === 'random');
}

function stringIn({ type, value }: Node): string | undefined {
  if (type === 'TemplateElement' && typeof value === 'object' && value !== null && 'raw' in value) value = value.raw;
  return typeof value === 'string' ? value : undefined;
}
