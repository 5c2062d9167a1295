/** A payment option that a payment method of WooCommerce takes the money of. */
export interface OfferedOption {
  /** The option in the contract, such as `PayOnDelivery`. */
  readonly option: string
  /** The payment method of WooCommerce, such as `cod`. */
  readonly gateway: string
  /** Shipping methods that it is for, such as `flat_rate` or `flat_rate:2`; all where there is none. */
  readonly onlyFor: readonly string[]
  /** Whether it is paid on a page that the buyer is sent to. */
  readonly isPage: boolean
}

/** The options that the shop offers. */
export interface Gateways {
  readonly options: readonly OfferedOption[]
  readonly isCashOffered: boolean
}
