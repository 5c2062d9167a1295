/** A request and what came back, as reports show them; secrets are not in it. */
export interface Exchange {
  /** What was sent. */
  readonly request: {
    readonly method: string
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    /** The beginning of the body; null without one. */
    readonly body: string | null
  }
  /** What came back; null where nothing came in time. */
  readonly response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    /** The beginning of the body. */
    readonly body: string
  } | null
  /** Milliseconds until the whole response was there. */
  readonly ms: number
}

/** The most characters of a body that a report shows. */
const MOST_SHOWN = 2_000

/** The beginning of a text. */
export const shown = (text: string, most = MOST_SHOWN): string =>
  text.length <= most ? text : `${text.slice(0, most)} … (${text.length} characters)`

const SECRET = /^(?:x-draft-key|cookie|set-cookie|authorization)$/i

/** Headers without what opens a draft or a session. */
export const shownHeaders = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries([...headers].map(([name, value]) => [name, SECRET.test(name) ? '…' : value]))
