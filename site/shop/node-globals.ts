/** Globals of Node that the server and its libraries expect. */
import { Buffer } from 'buffer'

/** `buffer` knows every encoding of Node but this one. */
const base64url = 'base64url'
const { toString } = Buffer.prototype
const { from } = Buffer
Buffer.prototype.toString = function (this: Buffer, encoding?: string, ...range: readonly number[]) {
  if (encoding !== base64url) return toString.call(this, encoding as BufferEncoding, ...range)
  return toString
    .call(this, 'base64', ...range)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
Buffer.from = ((value: string, encoding: string, ...rest: readonly unknown[]) =>
  (from as (...args: readonly unknown[]) => Buffer)(
    value,
    encoding === base64url ? 'base64' : encoding,
    ...rest,
  )) as typeof from

export { Buffer }
export const process = {
  env: {},
  nextTick: (task: () => void) => queueMicrotask(task),
  emitWarning: () => undefined,
}

/** Node's timers can be told that the process need not wait for them; a tab does not. */
const withUnref =
  <Args extends readonly unknown[]>(start: (...args: Args) => unknown) =>
  (...args: Args) => {
    const timer: object = Object(start(...args))
    return Object.assign(timer, { unref: () => timer })
  }
export const setTimeout = withUnref((task: () => void, ms?: number) => globalThis.setTimeout(task, ms))
export const setInterval = withUnref((task: () => void, ms?: number) => globalThis.setInterval(task, ms))
