import { flag, link, oneOf } from './lib/setting-kinds'
import { defineSettings, optional, setting } from './lib/settings'

/** What belongs to the shop as a whole: the addresses of its pages, and its options. */
export const shopSettings = defineSettings({
  /** Addresses of the shop's pages, as links and redirects use them. */
  pages: {
    cart: setting(link, '/profile/cart'),
    order: setting(link, '/profile/order'),
    home: setting(link, '/'),
    policy: setting(link, '/policy.pdf'),
    /** Address of the chat, or null when the shop has none. */
    chat: optional(link),
    /** Where a buyer registers, for the offer of CHK-82. */
    registration: setting(link, '/profile/registration'),
    /** The page with all results of a search; `{query}` is replaced by what was typed. Source: SEARCH-03. */
    search: setting(link, '/search/{query}'),
    /** The list of the blog; posts are at `{blog}{shortId}/{seoUrlName}`. Source: CONTENT-01. */
    blog: setting(link, '/blog/'),
  },
  /** Split tests and personalisation, by name: `shop.option(name)`. Source: EXP-11 to EXP-17. */
  options: {
    GoToOrderForm: setting(flag, false),
    ContactsHide: setting(flag, false),
    Geolocation: setting(flag, false),
    OrderFormErrorsVisibilityImmediatelyOrAfterClick: setting(flag, false),
    ShowSuggestedCities: setting(flag, false),
    UseSeparateFullNameFields: setting(flag, true),
    /** `old` warns on the confirmation step only, `new` on every step with a hint of its own. Source: CHK-78 to CHK-80. */
    ExitWarningType: setting(oneOf('old', 'new'), 'old'),
    /** Each payment option may have a hint below the list. Source: CHK-24. */
    PaymentHints: setting(flag, true),
    /** Each step of the order says in a sentence what it needs. Source: EXP-23. */
    OrderHints: setting(flag, false),
    /** The steps of the order have the titles of `checkout.alternateTitles`. Source: EXP-23. */
    AlternateTitles: setting(flag, false),
    /** The steps of the order have pictures in place of numbers. Source: EXP-23. */
    OrderIcons: setting(flag, false),
  },
})
