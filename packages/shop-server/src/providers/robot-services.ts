import type { RobotCheckSettings } from '../rules/robot-check'
import { recaptcha } from './recaptcha'
import type { RobotPort } from './robot-port'
import { smartCaptcha } from './smart-captcha'

/** The service that the settings name; null where they name none. */
export function robotPortOf(settings: RobotCheckSettings | null): RobotPort | null {
  if (settings === null) return null
  const { service, secretKey, leastScore } = settings
  return service === 'recaptcha' ? recaptcha({ secretKey, leastScore }) : smartCaptcha({ secretKey })
}
