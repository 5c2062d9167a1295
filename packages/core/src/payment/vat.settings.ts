import { defineSettings, optional } from '../lib/settings'
import { numberFrom } from '../lib/value-kinds'

/** The tax that an invoice names. */
export const vatSettings = defineSettings({
  /** VAT rate in the text of the invoice item, per cent; null: the server's, or that of the day. Source: PAY-12. */
  vatPercent: optional(numberFrom(0, 100)),
})
