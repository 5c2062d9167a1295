/** A shipping zone of WooCommerce. */
export interface Zone {
  readonly id: number
  readonly locations: readonly { readonly code: string; readonly type: string }[]
  readonly methods: readonly {
    readonly instanceId: number
    readonly title: string
    readonly type: string
  }[]
}
