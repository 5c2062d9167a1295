/** The services that the server can ask. */
export const ROBOT_SERVICES = ['recaptcha', 'smart-captcha'] as const

/** The shop's account at a service that tells people from programs. */
export interface RobotCheckSettings {
  /** Whose check it is. */
  readonly service: (typeof ROBOT_SERVICES)[number]
  /** The public half of the pair of keys; the shop's own pages give it to the widgets. */
  readonly siteKey: string
  /** The secret half, with which the server asks whether a token is good. */
  readonly secretKey: string
  /** reCAPTCHA: from which score, 0 to 1, a visitor is taken for a person. */
  readonly leastScore: number
}

/** Google's own advice for a start. */
export const LEAST_SCORE = 0.5

/** What the pages of the shop need to know of it. */
export type PublicRobotCheck = Pick<RobotCheckSettings, 'service' | 'siteKey'>

/** The request that a token came with. */
export interface RobotQuestion {
  /** The form that was sent, as the page named it to the service; see `core/forms`. */
  readonly action: string
  /** Where the request came from, by which the services judge more surely; null = not known. */
  readonly address: string | null
}

/** The service does not take the shop's own key: that says nothing about the visitor. */
export class RobotKeyRefused extends Error {
  override readonly name = 'RobotKeyRefused'
}

type Environment = Readonly<Record<string, string | undefined>>

/** The account of the environment; null without keys. The keys are no flags, which everybody on the computer could read. */
export function robotCheckOf(env: Environment): RobotCheckSettings | null {
  const [siteKey = '', secretKey = ''] = [env['PRILAVOK_ROBOT_SITE_KEY'], env['PRILAVOK_ROBOT_SECRET_KEY']]
  if (siteKey === '' && secretKey === '') return null
  if (siteKey === '' || secretKey === '')
    throw new Error('PRILAVOK_ROBOT_SITE_KEY and PRILAVOK_ROBOT_SECRET_KEY are a pair: set both or none.')
  const name = env['PRILAVOK_ROBOT_SERVICE'] ?? 'recaptcha'
  const service = ROBOT_SERVICES.find((each) => each === name)
  if (service === undefined)
    throw new Error(`PRILAVOK_ROBOT_SERVICE is one of ${ROBOT_SERVICES.join(', ')}, not "${name}".`)
  const leastScore = Number(env['PRILAVOK_ROBOT_LEAST_SCORE'] ?? LEAST_SCORE)
  if (!(leastScore >= 0 && leastScore <= 1)) throw new Error('PRILAVOK_ROBOT_LEAST_SCORE is a number from 0 to 1.')
  return { service, siteKey, secretKey, leastScore }
}
