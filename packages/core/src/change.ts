/**
 * What has to be told of a JSON value to somebody who has the one before it. Small where little changed: a record of views
 * and, later, the messages of an online table are made of it.
 */

/** v: a new value. o: changed fields, and those that are gone. a: the new length of a list, and its changed parts. */
export type Change =
  | { readonly v: unknown }
  | { readonly o: Readonly<Record<string, Change>>; readonly gone?: readonly string[] }
  | { readonly n: number; readonly a: readonly (readonly [number, Change])[] };

/** Undefined when the values are equal. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after);
  if (isObject(before) && isObject(after)) return changeOfObject(before, after);
  return { v: after };
}

/** The value after the change. The one before it is left as it is; parts that did not change are shared. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if ('v' in change) return change.v;
  if ('a' in change) {
    const list = (before as readonly unknown[]).slice(0, change.n);
    for (const [i, part] of change.a) list[i] = changed(list[i], part);
    return list;
  }
  const fields = new Map<string, unknown>(Object.entries(before as Fields));
  for (const key of change.gone ?? []) fields.delete(key);
  for (const [key, part] of Object.entries(change.o)) fields.set(key, changed(fields.get(key), part));
  return Object.fromEntries(fields);
}

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  let parts: [number, Change][] | undefined;
  for (let i = 0; i < after.length; i++) {
    if (i < before.length && before[i] === after[i]) continue;
    const part = i < before.length ? changeOf(before[i], after[i]) : { v: after[i] };
    if (part === undefined) continue;
    parts ??= [];
    parts.push([i, part]);
  }
  if (parts === undefined && before.length === after.length) return undefined;
  return { n: after.length, a: parts ?? [] };
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A field may be named as something that every object inherits: functions, which no JSON holds, and its prototype. */
function ownField(object: Fields, key: string): unknown {
  const value = object[key];
  const mayBeInherited = typeof value === 'function' || key === '__proto__';
  return mayBeInherited && !Object.hasOwn(object, key) ? undefined : value;
}

/** Without a list of the fields: a server does this for every viewer of every move. */
function changeOfObject(before: Fields, after: Fields): Change | undefined {
  let parts: [string, Change][] | undefined;
  for (const key in after) {
    const value = after[key];
    const old = ownField(before, key);
    if (value === old || value === undefined) continue;
    const part = old === undefined ? { v: value } : changeOf(old, value);
    if (part === undefined) continue;
    parts ??= [];
    parts.push([key, part]);
  }
  let gone: string[] | undefined;
  for (const key in before) {
    if (before[key] === undefined || ownField(after, key) !== undefined) continue;
    gone ??= [];
    gone.push(key);
  }
  if (parts === undefined && gone === undefined) return undefined;
  const o = Object.fromEntries(parts ?? []);
  return gone === undefined ? { o } : { o, gone };
}
