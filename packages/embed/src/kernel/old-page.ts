const isNative = (member: unknown): boolean => Function.prototype.toString.call(member).includes('[native code]')

/**
 * Whether scripts of the page have replaced parts of the language or the browser that our code and our libraries need: MooTools, Prototype,
 * functions on `Object.prototype` (decision 0013). Such a page gets the legacy build.
 */
export function isOldPage(): boolean {
  for (const _ in {}) return true
  const { bind } = Function.prototype
  const { entries, reduce } = Array.prototype
  const { remove } = Element.prototype
  return 'toJSON' in [] || ![Array.from, Event, Request, bind, entries, reduce, remove].every(isNative)
}
