import { defineSettings, setting } from '../lib/settings'
import { texts } from '../lib/value-kinds'

/** The announcements in the head of pages. */
export const contentSettings = defineSettings({
  announcements: {
    /** Names of the cities that they are shown in; an empty list means everywhere. Source: CONTENT-33. */
    cities: setting(texts, ['Москва', 'Санкт-Петербург']),
  },
})
