/** A request of a page. */
export interface PageRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

/** What a page gets for a request. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
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
