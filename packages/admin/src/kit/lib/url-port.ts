/** Where the choices of a table are kept: a query that can be read, written and watched. */
export interface UrlPort {
  readonly read: () => string
  /** With `replace` no entry is added to the history: somebody is still typing. */
  readonly write: (query: string, mode: 'push' | 'replace') => void
  readonly subscribe: (changed: () => void) => () => void
}

/** Tells tables of the same page about each other's changes: the browser does not. */
const CHANGED = 'prilavok:staff-url'

function announced(event: 'popstate' | 'hashchange', changed: () => void): () => void {
  globalThis.addEventListener(event, changed)
  globalThis.addEventListener(CHANGED, changed)
  return () => {
    globalThis.removeEventListener(event, changed)
    globalThis.removeEventListener(CHANGED, changed)
  }
}

function go(address: string, mode: 'push' | 'replace'): void {
  if (mode === 'push') history.pushState(history.state, '', address)
  else history.replaceState(history.state, '', address)
  globalThis.dispatchEvent(new Event(CHANGED))
}

/** The query of the page's own address; its other keys and its hash stay. */
export const pageUrl: UrlPort = {
  read: () => location.search.slice(1),
  write: (query, mode) => go(`${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`, mode),
  subscribe: (changed) => announced('popstate', changed),
}

const hashParts = (): readonly [string, string] => {
  const hash = location.hash.replace(/^#/, '')
  const at = hash.indexOf('?')
  return at < 0 ? [hash, ''] : [hash.slice(0, at), hash.slice(at + 1)]
}

/** The query inside of the hash: `#/order?status=New`. */
export const hashUrl: UrlPort = {
  read: () => hashParts()[1],
  write: (query, mode) =>
    go(`${location.pathname}${location.search}#${hashParts()[0]}${query === '' ? '' : `?${query}`}`, mode),
  subscribe: (changed) => {
    const stop = announced('popstate', changed)
    globalThis.addEventListener('hashchange', changed)
    return () => {
      stop()
      globalThis.removeEventListener('hashchange', changed)
    }
  },
}

/**
 * The query of the hash while that leads to this screen: a table that is being left does not follow the address of the next one.
 * A change of another screen's address is refused.
 */
export function hashUrlOf(screen: string): UrlPort {
  const isHere = () => hashParts()[0] === `/${encodeURIComponent(screen)}`
  let last = ''
  return {
    read: () => {
      if (isHere()) last = hashUrl.read()
      return last
    },
    write: (query, mode) => {
      if (isHere()) hashUrl.write(query, mode)
    },
    subscribe: hashUrl.subscribe,
  }
}

/** Choices that are in no address: the table of a page that keeps its own. */
export function createMemoryUrl(): UrlPort {
  let current = ''
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    write: (query) => {
      current = query
      for (const listener of listeners) listener()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
