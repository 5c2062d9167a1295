import type { RobotService } from '../effects'

/** Gives a token for one request of the named form; an empty text where there is none. */
export type TokenProvider = (action: string) => Promise<string>

/** How the forms of a page tell people from programs. Source: CONTENT-29. */
export interface RobotCheckSettings {
  /** The service whose script is loaded with the first focus in a form. */
  readonly service: RobotService
  /** The shop's key there; null: no script, and the token is an empty text. */
  readonly siteKey: string | null
  /** A provider of the shop's own, in place of the services. Only code can set it, JSON cannot. */
  readonly token: TokenProvider | null
}
