import { isRecord } from '@prilavok/core'
import ky from 'ky'
import { LEAST_SCORE, RobotKeyRefused } from '../rules/robot-check'
import type { RobotPort } from './robot-port'

/** The shop's account at Google. */
interface RecaptchaOptions {
  /** The secret half of the shop's pair of keys. */
  readonly secretKey: string
  /** From which score a visitor is a person: 0 is surely a program, 1 surely a person. */
  readonly leastScore?: number
  readonly url?: string
}

const SITE_VERIFY = 'https://www.google.com/recaptcha/api/siteverify'
const KEY_ERRORS = ['missing-input-secret', 'invalid-input-secret']

/** Google reCAPTCHA v3. A token is good for one question within two minutes. */
export const recaptcha = ({ secretKey, leastScore = LEAST_SCORE, url = SITE_VERIFY }: RecaptchaOptions): RobotPort => ({
  async isHuman(token, { action, address }, signal) {
    const body = new URLSearchParams({
      secret: secretKey,
      response: token,
      ...(address !== null && { remoteip: address }),
    })
    const said: unknown = await ky.post(url, { body, signal, retry: 0, timeout: false }).json()
    if (!isRecord(said) || typeof said['success'] !== 'boolean') throw new Error('This is no response of reCAPTCHA.')
    const errors = Array.isArray(said['error-codes']) ? said['error-codes'] : []
    if (errors.some((code) => KEY_ERRORS.includes(code as string))) throw new RobotKeyRefused()
    // A token of another form of the shop is no token of this one; their names of actions know no hyphens.
    if (!said['success'] || said['action'] !== action.replaceAll('-', '_')) return false
    return typeof said['score'] === 'number' && said['score'] >= leastScore
  },
})
