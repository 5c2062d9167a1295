import { defineSettings, setting } from '../lib/settings'
import { name, text } from '../lib/value-kinds'

/** What a shop may set of the order draft. */
export const orderSettings = defineSettings({
  address: {
    /**
     * The draft of the order page. Under the name `id`, which pages have as well, only ids of the shop's own form are read.
     * Source: CHK-03, CHK-04.
     */
    order: setting(name, 'id'),
    /** The one-time token of a link to a draft. */
    access: setting(name, 'access'),
  },
  /** Version of the policy that the buyer agrees to; goes with the order. */
  policyVersion: setting(text, '1'),
})
