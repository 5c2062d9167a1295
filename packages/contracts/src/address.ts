import type { Endpoint, Method } from './endpoint'

/** A partner's own addresses for calls, by endpoint name. */
export type EndpointMap = Readonly<Record<string, { readonly method?: Method; readonly path?: string }>>

/** What of the input of a call its address is made of. */
export interface AddressInput {
  /** Parts of the path, by their names in the template. */
  readonly params?: Readonly<Record<string, unknown>>
  /** Keys of the query; what is empty is left out. */
  readonly query?: Readonly<Record<string, unknown>>
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** A browser resolves a dot segment, escaped or not, to another address; no id of the contract is one. */
const isDots = (value: unknown): boolean => value === '.' || value === '..'

const filled = (template: string, name: string, params: AddressInput['params']): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params?.[key]
    if (!isGiven(value) || isDots(value)) {
      throw new Error(
        `${name}: the path parameter "${key}" is ${isGiven(value) ? 'not an id' : 'missing. Pass it in "params"'}.`,
      )
    }
    return encodeURIComponent(String(value))
  })

/** The method and the address (path and query) of a call; empty query values are left out, a list repeats its name. */
export function addressOf(
  endpoint: Pick<Endpoint, 'name' | 'method' | 'path'>,
  input: AddressInput,
  map: EndpointMap = {},
): { readonly method: Method; readonly address: string } {
  const own = Object.hasOwn(map, endpoint.name) ? map[endpoint.name] : undefined
  const path = filled(own?.path ?? endpoint.path, endpoint.name, input.params)
  const query = Object.entries(input.query ?? {}).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isGiven)
      .map((each) => `${encodeURIComponent(key)}=${encodeURIComponent(String(each))}`),
  )
  const joint = path.includes('?') ? '&' : '?'
  return { method: own?.method ?? endpoint.method, address: query.length > 0 ? path + joint + query.join('&') : path }
}
