/** A city that the shop delivers to. WooCommerce finds its shipping zone by country, state and postcode. */
export interface City {
  /** Id in addresses of the contract: `A-Z a-z 0-9 _ -`. */
  readonly id: string
  /** The name that buyers see. */
  readonly name: string
  /** Tells namesakes apart. */
  readonly region: string
  /** A postcode of the city, by which its zone is found. */
  readonly postcode: string
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east. */
  readonly longitude: number
  /** How many people live there; shown nowhere, sent with lists. */
  readonly population?: number
  /** Two letters; `RU` when left out. */
  readonly country?: string
  /** State as WooCommerce writes it, where zones name states. */
  readonly state?: string
  /** Continent as WooCommerce writes it, where zones name continents; `EU` when left out. */
  readonly continent?: string
}
