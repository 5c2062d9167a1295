/** A message to an e-mail address. */
export interface Email {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

/** The connection to what sends e-mail. */
export interface EmailPort {
  /** Sends a message. Rejects when it is not taken, and gives up by the signal. */
  readonly send: (email: Email, signal: AbortSignal) => Promise<void>
}
