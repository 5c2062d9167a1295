import { mask } from '@prilavok/core/recording'

export { mask }

const TOKEN = /[0-9a-f-]{32,}/gi
const KEY = /^[a-z][\w.[\]-]{0,40}$/i

/** An address without the values of its query, without its fragment and without tokens in its path; of this site without the origin. */
export function plainAddress(address: string, base: string = document.baseURI): string {
  if (!/[/?#:]/.test(address)) return mask(address)
  try {
    const { origin, protocol, pathname, searchParams } = new URL(address, base)
    if (!protocol.startsWith('http')) return protocol
    const keys = [...new Set([...searchParams.keys()].map((key) => `${KEY.test(key) ? mask(key) : '…'}=…`))]
    const path = mask(decodeURI(pathname).replace(TOKEN, '…'))
    return `${origin === location.origin ? '' : origin}${path}${keys.length > 0 ? `?${keys.join('&')}` : ''}`
  } catch {
    return '…'
  }
}

/** Messages of browsers and of our own that hold no data of anybody; of all others the name and the position are shown. */
const HARMLESS = [
  /^Loading the chunk "[\w-]+" failed: [\w ]+\.?$/,
  /^(?:Failed to fetch|error loading) dynamically imported module: (\S+)$/,
  /^Importing a module script failed\.?$/,
  /^Cannot (?:read|set) properties of (?:undefined|null)/,
  /^[\w$.]+ is not (?:a function|defined|iterable|a constructor)$/,
]

const harmless = (message: string): string | undefined => {
  for (const pattern of HARMLESS) {
    const [found, address] = pattern.exec(message) ?? []
    if (found !== undefined) return address === undefined ? found : found.replace(address, plainAddress(address))
  }
  return undefined
}

const positionOf = (stack = ''): string => {
  const [, address, at] = /(https?:\/\/[^\s()]+?)(:\d+:\d+)/.exec(stack) ?? []
  return address === undefined ? '' : ` (${plainAddress(address)}${at})`
}

/** What went wrong, cause by cause, with no word of what people have typed. */
export function errorText(cause: unknown, depth = 3): string {
  if (!(cause instanceof Error)) return typeof cause
  const message = harmless(cause.message)
  const own = `${/^\w+$/.test(cause.name) ? cause.name : 'Error'}${message === undefined ? positionOf(cause.stack) : `: ${message}`}`
  return cause.cause === undefined || depth === 0 ? own : `${own} ← ${errorText(cause.cause, depth - 1)}`
}
