import { isRecord } from '@prilavok/core'
import ky from 'ky'
import { RobotKeyRefused } from '../rules/robot-check'
import type { RobotPort } from './robot-port'

/** The shop's account at Yandex Cloud. */
interface SmartCaptchaOptions {
  /** The server's half of the shop's pair of keys. */
  readonly secretKey: string
  readonly url?: string
}

const VALIDATE = 'https://smartcaptcha.cloud.yandex.ru/validate'

/** Yandex SmartCaptcha. A token is good for one question within five minutes; the service knows no names of forms. */
export const smartCaptcha = ({ secretKey, url = VALIDATE }: SmartCaptchaOptions): RobotPort => ({
  async isHuman(token, { address }, signal) {
    const body = new URLSearchParams({ secret: secretKey, token, ...(address !== null && { ip: address }) })
    const said: unknown = await ky.post(url, { body, signal, retry: 0, timeout: false }).json()
    if (!isRecord(said) || (said['status'] !== 'ok' && said['status'] !== 'failed'))
      throw new Error('This is no response of SmartCaptcha.')
    if (said['status'] === 'failed' && /secret/i.test(String(said['message']))) throw new RobotKeyRefused()
    return said['status'] === 'ok'
  },
})
