import { oneOf } from '../lib/setting-kinds'
import { defineSettings, optional, setting, type SettingsOf } from '../lib/settings'
import { code, text } from '../lib/value-kinds'

/** Gives a token for one request of the named form; an empty text where there is none. */
export type TokenProvider = (action: string) => Promise<string>

/** How the forms of a page tell people from programs. Source: CONTENT-29. */
export const robotCheckSettings = defineSettings({
  robotCheck: {
    /** The service whose script is loaded with the first focus in a form. */
    service: setting(oneOf('recaptcha', 'smart-captcha'), 'recaptcha'),
    /** The shop's key there; null: no script, and the token is an empty text. */
    siteKey: optional(text),
    /** A provider of the shop's own, in place of the services. Only code can set it, JSON cannot. */
    token: optional(code<TokenProvider>()),
  },
})

/** How the forms of a page tell people from programs. */
export type RobotCheckSettings = SettingsOf<typeof robotCheckSettings>['robotCheck']
