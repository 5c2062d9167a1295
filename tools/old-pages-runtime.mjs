/** Stand-ins for what the scripts of old pages replace (decision 0013); `old-pages.mjs` puts them into the script builds. */

/** `Array.from`: those of Prototype and MooTools take no function and no length. */
export function arrayFrom(from, make = (each) => each) {
  const list = []
  if (Symbol.iterator in Object(from)) for (const each of from) list.push(make(each, list.length))
  else while (list.length < from.length) list.push(make(from[list.length], list.length))
  return list
}

/**
 * `JSON.stringify`: Prototype 1.6 gives lists and dates a `toJSON` that returns their JSON text, which would be quoted again. Both are
 * out of the way for the time of the call; no other script runs meanwhile.
 */
export function stringify(...given) {
  if (!('toJSON' in [])) return JSON.stringify(...given)
  const [lists, dates] = [Array.prototype, Date.prototype]
  const [ofLists, ofDates] = [lists.toJSON, dates.toJSON]
  try {
    lists.toJSON = undefined
    dates.toJSON = isoText
    return JSON.stringify(...given)
  } finally {
    lists.toJSON = ofLists
    dates.toJSON = ofDates
  }
}

function isoText() {
  return Number.isNaN(this.getTime()) ? null : this.toISOString()
}

/** What `for … in` walks: the object itself, or its keys without what the page gave to every object. */
export function keysOf(object) {
  if (!isExtended()) return object
  const keys = Object.create(null)
  for (const key in object) if (Object.hasOwn(object, key) || !(key in Object.prototype)) keys[key] = true
  return keys
}

function isExtended() {
  for (const _ in {}) return true
  return false
}

/** A method of an object: ours where it applies, its own elsewhere. */
const method = (name, applies, ours) => (object) => {
  if (object === undefined || object === null) return undefined
  return applies(object) ? (...given) => ours(object, ...given) : (...given) => object[name](...given)
}

/** Those of Prototype give their function no list. */
const withList = (name) =>
  method(name, Array.isArray, (list, step, self) => list[name]((each, at) => step.call(self, each, at, list)))
export const map = /* @__PURE__ */ withList('map')
export const filter = /* @__PURE__ */ withList('filter')
export const find = /* @__PURE__ */ withList('find')
export const some = /* @__PURE__ */ withList('some')
export const every = /* @__PURE__ */ withList('every')

/** That of Prototype 1.6 takes no function. */
export const reduce = method('reduce', Array.isArray, (list, step, ...first) => {
  const rest = [...first, ...list]
  if (rest.length === 0) throw new TypeError('Reduce of empty array with no initial value')
  let made = rest[0]
  for (let at = 1; at < rest.length; at += 1) made = step(made, rest[at], at - first.length, list)
  return made
})

/** Those of a list are its values in Prototype. */
export const entries = method('entries', Array.isArray, (list) =>
  arrayFrom(list, (value, at) => [at, value])[Symbol.iterator](),
)

/** That of Prototype fails for an element without a parent. */
export const remove = method(
  'remove',
  (object) => object instanceof Node,
  (node) => void node.parentNode?.removeChild(node),
)

/** That of MooTools 1.2 takes its arguments as one list. */
export const bind = method(
  'bind',
  (object) => typeof object === 'function',
  (run, self, ...given) =>
    function (...rest) {
      return run.call(self, ...given, ...rest)
    },
)

/** What libraries make by the `ownerDocument` of an element. */
const maker = (name) =>
  method(
    name,
    (object) => object === globalThis.document,
    (_, ...given) => memberOf(name).apply(document, given),
  )
export const createElement = /* @__PURE__ */ maker('createElement')
export const createElementNS = /* @__PURE__ */ maker('createElementNS')
export const createTextNode = /* @__PURE__ */ maker('createTextNode')

/** The browser's `Event`, which MooTools replaces; no script replaces the classes below it. */
export const eventClass = () => Object.getPrototypeOf(UIEvent)

let nativeRequest

/** The browser's `Request`: where the page has another one in its place (MooTools), that of an empty frame, which stays out of sight. */
export const requestClass = () => (nativeRequest ??= isNative(Request) ? Request : emptyWindow().Request)

const isNative = (made) => Function.prototype.toString.call(made).includes('[native code]')

const emptyWindow = () => document.head.appendChild(document.createElement('iframe')).contentWindow

/** A member of the document. An element of that name hides it, and is neither a function nor read by one, as a script's own member is. */
function memberOf(key) {
  const own = Object.getOwnPropertyDescriptor(document, key)
  if (!own || own.get || own.value instanceof Function) return document[key]
  // MooTools has a `Document` of its own.
  const members = Object.getPrototypeOf(HTMLDocument.prototype)
  return key in members ? Reflect.get(members, key, document) : document[key]
}

/** The document without the elements that hide its members (`<img name="cookie">`, `<form name="querySelector">`). */
export const page = /* @__PURE__ */ new Proxy(
  {},
  {
    get(_, key) {
      const member = memberOf(key)
      return member instanceof Function ? (...given) => member.apply(document, given) : member
    },
    set: (_, key, value) => Reflect.set(document, key, value),
  },
)
