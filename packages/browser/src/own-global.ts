/** A global that a script has set; an element of the page with that id or name does not count. */
export const ownGlobal = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? (Reflect.get(globalThis, name) as unknown) : undefined
