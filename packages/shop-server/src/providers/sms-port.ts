/** The connection to a gateway that sends messages to phones. */
export interface SmsPort {
  /** Sends a message; the phone is `+7` and ten digits. Rejects when the gateway does not take it, and gives up by the signal. */
  readonly send: (phone: string, text: string, signal: AbortSignal) => Promise<void>
}
