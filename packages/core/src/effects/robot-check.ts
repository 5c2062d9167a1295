/** A service that tells people from programs. */
export type RobotService = 'recaptcha' | 'smart-captcha'

/** The check of one service, ready for use. */
export interface RobotCheck {
  /** A token for one request; null when the service gave none, or the visitor closed its question. */
  readonly token: (action: string) => Promise<string | null>
}

/** Brings the script of a service into the page; null where it is blocked or does not come. */
export type RobotChecks = (service: RobotService, siteKey: string) => Promise<RobotCheck | null>
