/** One request to WooCommerce and its response, as they are kept. */
export interface Exchange {
  /** Method, path, cart and body; what differs from run to run is left out. */
  readonly request: string
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly answer: unknown
}

/** Exchanges of one test with a real WooCommerce. */
export interface RecordFile {
  readonly woocommerce: string
  readonly wordpress: string
  /** When it was recorded; the tests' clock stands there. */
  readonly on: string
  /** Ids of the products that `set-up.php` makes, by their article. */
  readonly products: Readonly<Record<string, string>>
  readonly exchanges: readonly Exchange[]
}
