/** What one client may cost a listening server, in milliseconds and connections. */
export interface ConnectionLimits {
  /** The headers of a request have arrived after so long. */
  readonly headersMs: number
  /** The whole request has arrived after so long. */
  readonly requestMs: number
  /** A connection without requests is closed after so long. */
  readonly idleMs: number
  /** Connections at once; further ones are closed at once. */
  readonly connections: number
}

/** Enough for a slow phone; a proxy before the server should keep its connections for less than `idleMs`. */
export const standardConnections: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 75_000,
  connections: 2_000,
}
