import type { RobotCheck, RobotChecks, Scripts } from '@prilavok/core/effects'
import { createRecaptcha } from './recaptcha'
import { createSmartCaptcha } from './smart-captcha'

const makers = { recaptcha: createRecaptcha, 'smart-captcha': createSmartCaptcha }
/** A key is part of an address. */
const KEY = /^[\w-]{1,200}$/

/** The services that tell people from programs; each is loaded once, and again after a failure. */
export function createRobotChecks(scripts: Scripts): RobotChecks {
  const loading = new Map<string, Promise<RobotCheck | null>>()
  return async (service, siteKey) => {
    if (!Object.hasOwn(makers, service) || !KEY.test(siteKey)) return null
    const name = `${service} ${siteKey}`
    const load = loading.get(name) ?? makers[service](scripts, siteKey)
    loading.set(name, load)
    const check = await load.catch(() => null)
    if (check === null) loading.delete(name)
    return check
  }
}
