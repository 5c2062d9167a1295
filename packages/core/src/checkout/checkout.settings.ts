import { flag } from '../lib/setting-kinds'
import { defineSettings, optional, setting } from '../lib/settings'
import { text, textsByName } from '../lib/value-kinds'

/** What a shop may set of the order page. */
export const checkoutSettings = defineSettings({
  /** Phone number that error messages name; null: none. */
  supportPhone: optional(text),
  /** What the order page does beside taking the order. */
  checkout: {
    /** Asks by itself whether to order once everything is filled in. Source: CHK-68. */
    autoConfirm: setting(flag, true),
    /** Offers to register. Source: CHK-82. */
    offerRegistration: setting(flag, false),
    /** Names a known customer and offers to clear what was filled in for them. Source: CHK-83. */
    notYou: setting(flag, false),
    /** Lets the browser ask before the page is left on any step, whatever the exit warning is. Source: CHK-81. */
    preventExit: setting(flag, false),
    /** The submit button looks switched off until enough is filled in and the consent is given; it works all the same. Source: CHK-31. */
    greySubmit: setting(flag, false),
    /** Titles of the steps of the order by their names, for the option `AlternateTitles`; the usual ones where none is given. Source: EXP-23. */
    alternateTitles: setting(textsByName, {}),
  },
})
