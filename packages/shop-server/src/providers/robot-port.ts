/** The request that a token came with. */
export interface RobotQuestion {
  /** The form that was sent, as the page named it to the service; see `core/forms`. */
  readonly action: string
  /** Where the request came from, by which the services judge more surely; null = not known. */
  readonly address: string | null
}

/** The connection to a service that tells people from programs. */
export interface RobotPort {
  /**
   * Whether the service gave this token to a person, for this form. Rejects when the service does not answer, and with `RobotKeyRefused`
   * when it does not know the shop; gives up by the signal.
   */
  readonly isHuman: (token: string, question: RobotQuestion, signal: AbortSignal) => Promise<boolean>
}

/** The service does not take the shop's own key: that says nothing about the visitor. */
export class RobotKeyRefused extends Error {
  override readonly name = 'RobotKeyRefused'
}
