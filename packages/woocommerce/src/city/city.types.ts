/** A city that the shop delivers to. WooCommerce finds its shipping zone by country, state and postcode. */
export interface City {
  /** Id in addresses of the contract: `A-Z a-z 0-9 _ -`. */
  readonly id: string
  readonly name: string
  /** Tells namesakes apart. */
  readonly region: string
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
  readonly population?: number
  /** Two letters; `RU` when left out. */
  readonly country?: string
  /** State as WooCommerce writes it, where zones name states. */
  readonly state?: string
  /** Continent as WooCommerce writes it, where zones name continents; `EU` when left out. */
  readonly continent?: string
}
