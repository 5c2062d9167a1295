import type { RobotQuestion } from '../rules/robot-check'

/** The connection to a service that tells people from programs. */
export interface RobotPort {
  /**
   * Whether the service gave this token to a person, for this form. Rejects when the service does not answer, and with `RobotKeyRefused`
   * when it does not know the shop; gives up by the signal.
   */
  readonly isHuman: (token: string, question: RobotQuestion, signal: AbortSignal) => Promise<boolean>
}
