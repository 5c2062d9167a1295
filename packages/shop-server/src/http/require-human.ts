import { RobotKeyRefused, type RobotQuestion } from '../rules/robot-check'
import type { Shop } from '../shop'
import { HttpProblem } from './problem'

/** A service that has not answered by then is not there; the visitor has waited long enough. */
const LIMIT_MS = 5_000

const REASONS = {
  key: 'The robot check does not take the key of the shop; visitors are let through unchecked.',
  silence: 'The robot check did not answer; a visitor was let through unchecked.',
}

/**
 * Refuses a form whose token is missing, or was not given to a person. Where the service itself fails the form is taken: a shop that
 * loses an honest visitor's question loses more than one that reads an advertisement, and limits and moderators are there all the same.
 */
export async function requireHuman(
  { robots, log }: Pick<Shop, 'robots' | 'log'>,
  requestId: string,
  token: string | null,
  question: RobotQuestion,
): Promise<void> {
  if (robots === null) return
  const isHuman = async (given: string) => {
    try {
      return await robots.isHuman(given, question, AbortSignal.timeout(LIMIT_MS))
    } catch (error) {
      log({ level: 'warning', requestId, text: REASONS[error instanceof RobotKeyRefused ? 'key' : 'silence'] })
      return true
    }
  }
  if (token === null || token === '' || !(await isHuman(token)))
    throw new HttpProblem('captcha-failed', { security: 'robot-refused' })
}
