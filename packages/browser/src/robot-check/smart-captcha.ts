import { isRecord } from '@prilavok/core'
import type { RobotCheck, Scripts } from '@prilavok/core/effects'
import { scriptUrl } from '@prilavok/core/payment'

const HOST = 'smartcaptcha.yandexcloud.net'
const LIMIT_MS = 20_000

type Run = (...given: readonly unknown[]) => unknown
const isRun = (value: unknown): value is Run => typeof value === 'function'

/** Yandex SmartCaptcha, invisible: it asks the visitor only where it is in doubt. */
export async function createSmartCaptcha(scripts: Scripts, siteKey: string): Promise<RobotCheck | null> {
  const address = scriptUrl(`https://${HOST}/captcha.js?render=onload`, {
    hosts: [HOST],
    origin: globalThis.location.origin,
  })
  const api = address === null ? null : await scripts.load(address, 'smartCaptcha', LIMIT_MS)
  const calls = isRecord(api) ? [api['render'], api['execute'], api['subscribe'], api['destroy']] : []
  const [render, execute, subscribe, destroy] = calls
  if (!isRun(render) || !isRun(execute)) return null
  return {
    token() {
      const element = document.createElement('div')
      // An open dialog covers everything outside of it, the service's question included.
      const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
      host.append(element)
      return new Promise<string | null>((resolve) => {
        let id: unknown = null
        const end = (token: unknown) => {
          resolve(typeof token === 'string' && token !== '' ? token : null)
          if (isRun(destroy)) destroy.call(api, id)
          element.remove()
        }
        id = render.call(api, element, { sitekey: siteKey, invisible: true, callback: end })
        if (isRun(subscribe)) {
          // `success` comes before: a token that is there stays.
          subscribe.call(api, id, 'challenge-hidden', () => end(null))
          subscribe.call(api, id, 'network-error', () => end(null))
        }
        execute.call(api, id)
      })
    },
  }
}
