/** A request of a page. */
export interface PageRequest {
  /** Whether it goes to the origin of the page or of the script, which is where shops are. */
  readonly isOfShop: boolean
  /** In capital letters. */
  readonly method: string
  /** The whole address. */
  readonly url: string
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** What is sent; null where that is nothing. */
  readonly body: Uint8Array | null
}

/** What a page gets for a request. */
export interface Answer {
  /** HTTP status. */
  readonly status: number
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** Its bytes. */
  readonly body: Uint8Array
}

/** Where the shop's responses come from; null where it has none. */
export type AskShop = (request: PageRequest) => Promise<Answer | null>

/** What belongs to a connection, or to bytes that are unpacked by now. */
const OF_THE_CONNECTION = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']

/** The headers of a response that are still true when its body is sent again. */
export const lasting = (headers: Iterable<readonly [string, string]>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...headers]
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !OF_THE_CONNECTION.includes(name) && !name.startsWith(':')),
  )
