import type { Links } from '../kit/staff/staff-context'

/** What an address of the app leads to. */
export interface Route {
  /** Empty for the home page; otherwise a resource or a tool. */
  readonly screen: string
  /** Null for a list, `new` for a new record. */
  readonly id: string | null
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Reads `#/order/17?…`; never throws (ADMIN-09). */
export function readRoute(hash: string): Route {
  const [path = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [screen = '', id] = path.split('/').map(decoded)
  return { screen, id: id === undefined || id === '' ? null : id }
}

/** Addresses of lists and records: `#/{entity}` and `#/{entity}/{id}` of the page with the app (ADMIN-09). */
export function createHashLinks(app: string, mayLeave: () => boolean): Links {
  // A bare hash would lead to another page on hosts with a `<base href>`.
  const page = app === '' ? `${location.pathname}${location.search}` : app
  const to = (...parts: readonly string[]) => `${page}#/${parts.map(encodeURIComponent).join('/')}`
  return {
    list: (resource, query) => `${to(resource)}${query === undefined || query === '' ? '' : `?${query}`}`,
    record: (resource, id) => to(resource, id),
    create: (resource, query) => `${to(resource, 'new')}${query === undefined || query === '' ? '' : `?${query}`}`,
    open: (address) => {
      if (mayLeave()) location.assign(address)
    },
  }
}
