// Where a rule can be broken, and how: each point is a place in a source file with the text that would stand there instead.
import { type ESTree, parseSync } from 'vite';

/** What is done to a rule at a point. */
export type Breakage =
  | 'a verdict is dropped'
  | 'a comparison is shifted'
  | 'a sum is turned round'
  | 'and becomes or'
  | 'a no becomes a yes'
  | 'a choice is turned round'
  | 'a condition never holds'
  | 'a number is one more'
  | 'an act is left out'
  | 'a filter is dropped'
  | 'some becomes every';

export interface Point {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
  readonly breakage: Breakage;
  /** It is reached when the file is loaded, and not when a rule is played. */
  readonly onLoading: boolean;
}

type Node = ESTree.Node;

const SHIFTED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const TURNED: Readonly<Record<string, string>> = { '+': '-', '-': '+' };
/** What only tells the players what has happened. */
const TELLERS: ReadonlySet<string> = new Set(['log', 'logTo', 'reveal', 'revealTo', 'logDie']);
/** Types are no rules: nothing below these fields is played. */
const UNPLAYED: ReadonlySet<string> = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'implements',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';

const childrenOf = (node: Node): readonly (readonly [field: string, child: Node])[] =>
  Object.entries(node).flatMap(([field, value]: [string, unknown]) => {
    if (UNPLAYED.has(field)) return [];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.filter(isNode).map((child) => [field, child] as const);
  });

const isType = ({ type }: Node): boolean =>
  (type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)) ||
  type === 'ImportDeclaration' ||
  type === 'ExportAllDeclaration';

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** A broken promise of our own, which no game can bring about: no test could notice. */
const isGuard = (node: Node): boolean => {
  if (node.type === 'ThrowStatement') return true;
  if (node.type !== 'IfStatement') return false;
  const { consequent } = node;
  return (
    consequent.type === 'ThrowStatement' ||
    (consequent.type === 'BlockStatement' && consequent.body[0]?.type === 'ThrowStatement')
  );
};

const calleeOf = (node: Node): string | undefined =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined;

type Broken = readonly [start: number, end: number, instead: string, breakage: Breakage];

/** What could be broken at this node itself. */
const brokenAt = (node: Node, source: string): Broken | undefined => {
  const text = (part: Node): string => source.slice(part.start, part.end);
  switch (node.type) {
    case 'BinaryExpression': {
      const [shifted, turned] = [SHIFTED[node.operator], TURNED[node.operator]];
      const operator = shifted ?? turned;
      if (operator === undefined || node.left.type === 'PrivateIdentifier') return undefined;
      const isText = [node.left, node.right].some(
        (side) => side.type === 'TemplateLiteral' || (side.type === 'Literal' && typeof side.value === 'string'),
      );
      if (turned !== undefined && isText) return undefined;
      const instead = `(${text(node.left)}) ${operator} (${text(node.right)})`;
      return [node.start, node.end, instead, shifted ? 'a comparison is shifted' : 'a sum is turned round'];
    }
    case 'LogicalExpression':
      if (node.operator === '??') return undefined;
      return [
        node.start,
        node.end,
        `(${text(node.left)}) ${node.operator === '&&' ? '||' : '&&'} (${text(node.right)})`,
        'and becomes or',
      ];
    case 'UnaryExpression':
      return node.operator === '!' ? [node.start, node.end, text(node.argument), 'a no becomes a yes'] : undefined;
    case 'ConditionalExpression':
      return [node.test.start, node.test.end, `!(${text(node.test)})`, 'a choice is turned round'];
    case 'IfStatement':
      return [node.test.start, node.test.end, 'false', 'a condition never holds'];
    case 'Literal':
      return typeof node.value === 'number'
        ? [node.start, node.end, String(node.value + 1), 'a number is one more']
        : undefined;
    case 'ExpressionStatement': {
      const { expression } = node;
      const called = expression.type === 'YieldExpression' ? expression.argument : expression;
      const callee = called ? calleeOf(called) : undefined;
      if (callee === undefined || TELLERS.has(callee)) return undefined;
      return [expression.start, expression.end, 'undefined', 'an act is left out'];
    }
    case 'CallExpression': {
      const callee = calleeOf(node);
      if (callee !== undefined && /^(must|may[A-Z]\w*)$/.test(callee))
        return [node.start, node.end, 'undefined', 'a verdict is dropped'];
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return undefined;
      const { object, property } = node.callee;
      if (property.name === 'filter') return [node.start, node.end, text(object), 'a filter is dropped'];
      if (property.name !== 'some' && property.name !== 'every') return undefined;
      const other = property.name === 'some' ? 'every' : 'some';
      const rest = source.slice(property.end, node.end);
      return [node.start, node.end, `${source.slice(node.start, property.start)}${other}${rest}`, 'some becomes every'];
    }
    default:
      return undefined;
  }
};

/** Every place of a file where a rule can be broken. */
export const pointsOf = (file: string, source: string): readonly Point[] => {
  const points: Point[] = [];
  const walk = (node: Node, onLoading: boolean): void => {
    if (isType(node) || isGuard(node)) return;
    const broken = brokenAt(node, source);
    if (broken) {
      const [start, end, instead, breakage] = broken;
      points.push({ start, end, instead, breakage, onLoading });
    }
    const within = onLoading && !isFunction(node);
    for (const [field, child] of childrenOf(node)) {
      const isKey = (field === 'key' || field === 'property') && !('computed' in node && node.computed);
      if (!isKey) walk(child, within);
    }
  };
  walk(parseSync(file, source, { lang: 'ts', sourceType: 'module' }).program, true);
  return points;
};
