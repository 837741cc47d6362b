import {
  flag,
  type Infer,
  type OptionalSchema,
  type Schema,
  type Shape,
  shape,
  text,
  withStandard,
} from '@bivouac/kernel';

export type Fields = Readonly<Record<string, Schema<unknown>>>;
type None = Readonly<Record<never, never>>;

/** A field with a usual value: a sender may leave it out, a reader always has it. */
export interface UsualSchema<T> extends Schema<T> {
  readonly standard: { readonly value: T };
}
export const usual = <T>(inner: Schema<T>, value: T): UsualSchema<T> => ({
  ...withStandard(inner, value),
  standard: { value },
});

type MayBeLeftOut<F extends Fields> = {
  [K in keyof F]: F[K] extends OptionalSchema<unknown> | UsualSchema<unknown> ? K : never;
}[keyof F];
/** Fields as they are sent. */
export type SentFields<F extends Fields> = { readonly [K in Exclude<keyof F, MayBeLeftOut<F>>]: Infer<F[K]> } & {
  readonly [K in MayBeLeftOut<F>]?: Exclude<Infer<F[K]>, undefined>;
};

export type RouteTag = 'accounts' | 'lobby' | 'matches' | 'chat' | 'notices' | 'operation';

/** A route of the server: what is sent, and what comes back. */
export interface Route<P extends Fields = Fields, Q extends Fields = Fields, B extends Fields = Fields, T = unknown> {
  readonly method: 'GET' | 'POST';
  /** With `:names` of what is looked up. */
  readonly path: string;
  readonly summary: string;
  readonly status: 200 | 201 | 202;
  readonly tag: RouteTag;
  /** By the names in the path. */
  readonly params: Schema<Shape<P>>;
  readonly query: Schema<Shape<Q>>;
  /** Nothing for a route that only shows. */
  readonly body: Schema<Shape<B>> | undefined;
  readonly reply: Schema<T>;
  /** What may be sent, field by field. */
  readonly fields: { readonly params: P; readonly query: Q; readonly body: B };
}

/** All that is sent to a route, in one object. */
export type Given<R extends Route> =
  R extends Route<infer P, infer Q, infer B> ? SentFields<P> & SentFields<Q> & SentFields<B> : never;
export type ParamsOf<R extends Route> = Infer<R['params']>;
export type QueryOf<R extends Route> = Infer<R['query']>;
export type BodyOf<R extends Route> = Infer<NonNullable<R['body']>>;
export type ReplyOf<R extends Route> = Infer<R['reply']>;

interface Parts<P extends Fields, Q extends Fields, B extends Fields, T> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: Schema<T>;
  readonly status?: Route['status'];
}

/** Makes the routes of one topic. */
export const routesOf = (tag: RouteTag) => {
  const made =
    (method: Route['method']) =>
    <T, P extends Fields = None, Q extends Fields = None, B extends Fields = None>(
      path: string,
      summary: string,
      parts: Parts<P, Q, B, T>,
    ): Route<P, Q, B, T> => {
      const fields = {
        params: parts.params ?? ({} as P),
        query: parts.query ?? ({} as Q),
        body: parts.body ?? ({} as B),
      };
      return {
        method,
        path,
        summary,
        tag,
        status: parts.status ?? 200,
        params: shape(fields.params),
        query: shape(fields.query),
        body: method === 'POST' ? shape(fields.body) : undefined,
        reply: parts.reply,
        fields,
      };
    };
  return { get: made('GET'), post: made('POST') };
};

/** For routes that only do something. */
export const isDone = shape({ done: flag() });

/** A number as it stands in an address. */
export const digits = text({ pattern: /^\d{1,9}$/, like: '120' });
