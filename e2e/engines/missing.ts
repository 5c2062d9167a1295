/** What JavaScript and the runner ask of any object, beside names with an underscore. */
const ASKED_OF_ALL = new Set(['then', 'toJSON', 'constructor', 'asymmetricMatch', '$$typeof', 'nodeType', 'tagName'])

/** Offers the members that are there as if they were all; any other fails by its name. */
export function offering<T extends object>(kind: 'Page' | 'Locator', members: Partial<T>): T {
  return new Proxy(members, {
    get(target, name) {
      if (typeof name === 'symbol' || name in target || name.startsWith('_') || ASKED_OF_ALL.has(name))
        return Reflect.get(target, name)
      throw new Error(
        `${kind}.${name} is not there in WebKitGTK: add it to e2e/engines, or the walk to the list of what is not asked.`,
      )
    },
  }) as T
}
