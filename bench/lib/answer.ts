/** A call that a measured page sends. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

/** What comes back; an object is sent as JSON. */
export interface Reply {
  readonly status?: number
  readonly type?: string
  readonly body: unknown
}

/** Answers calls at once and from memory; null for a call that it does not know. */
export type ResponseOf = (call: Call) => Reply | null
