import { flag } from '../lib/setting-kinds'
import { defineSettings, optional, setting } from '../lib/settings'
import { service, text } from '../lib/value-kinds'

/** What the shop learns of its visits. Source: ANALYTICS-01 to ANALYTICS-20. */
export const analyticsSettings = defineSettings({
  analytics: {
    /** Where visits and goals are sent to; null: nowhere. Source: ANALYTICS-03. */
    host: optional(service),
    /** The shop's number there, for the header `ProjectId`. Source: ANALYTICS-04. */
    projectId: setting(text, ''),
    /** Nothing is stored or sent until the page says that the visitor agrees. */
    needsConsent: setting(flag, false),
    /** Names of the lists of the page that ecommerce events are pushed to, for Google and for Yandex Metrica; null: none. */
    dataLayer: { google: optional(text, 'dataLayer'), yandex: optional(text) },
  },
})
