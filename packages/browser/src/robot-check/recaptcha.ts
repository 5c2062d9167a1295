import type { RobotCheck, Scripts } from '@prilavok/core/effects'
import { scriptUrl } from '@prilavok/core/payment'
import { isRecord } from '@prilavok/core'

const HOST = 'www.google.com'
const LIMIT_MS = 20_000

type Run = (...given: readonly unknown[]) => unknown
const isRun = (value: unknown): value is Run => typeof value === 'function'

/** reCAPTCHA v3, which asks the visitor nothing. */
export async function createRecaptcha(scripts: Scripts, siteKey: string): Promise<RobotCheck | null> {
  const address = scriptUrl(`https://${HOST}/recaptcha/api.js?render=${siteKey}`, {
    hosts: [HOST],
    origin: globalThis.location.origin,
  })
  const api = address === null ? null : await scripts.load(address, 'grecaptcha', LIMIT_MS)
  const ready = isRecord(api) ? api['ready'] : null
  if (!isRecord(api) || !isRun(ready)) return null
  return {
    async token(action) {
      await new Promise<void>((resolve) => void ready.call(api, resolve))
      // It is there once the service says that it is ready.
      const execute = api['execute']
      // Their names of actions know no hyphens.
      const token = isRun(execute) ? await execute.call(api, siteKey, { action: action.replaceAll('-', '_') }) : null
      return typeof token === 'string' ? token : null
    },
  }
}
