/** What is worth a look: something was refused, or came twice, that no page of the shop sends. */
export type SecurityEvent =
  | 'draft-refused'
  | 'token-refused'
  | 'key-reused'
  | 'request-replayed'
  | 'rate-limited'
  | 'callback-refused'
  | 'callback-replayed'
  | 'origin-refused'
  | 'sign-in-refused'
  | 'permission-refused'
  | 'robot-refused'

/** What is known of it. These names alone: none of them holds what a request or a person said. */
export interface SecurityFacts {
  /** Method and path of the contract, with `{id}` in place of ids. */
  readonly call?: string
  readonly status?: number
  /** How long it took, in milliseconds. */
  readonly ms?: number
  /** The provider of a payment, by its key. */
  readonly provider?: string
  /** Why, as one of the server's own codes. */
  readonly reason?: string
  /** The server's id of a payment, which opens nothing. */
  readonly payment?: string
}

/** A line of the log about an event. */
interface SecurityLine {
  readonly level: 'security'
  readonly requestId: string
  readonly event: SecurityEvent
  readonly facts: SecurityFacts
  readonly text: string
}

/** Writes one line of level `security`. */
export function logSecurity(
  shop: { readonly log: (line: SecurityLine) => void },
  requestId: string,
  event: SecurityEvent,
  facts: SecurityFacts = {},
): void {
  const text = Object.entries(facts).map(([name, value]) => `${name}=${value}`)
  shop.log({ level: 'security', requestId, event, facts, text: [event, ...text].join(' ') })
}
