import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'

/** One state of a widget, and the way to it from the state before. */
export interface State {
  readonly name: string
  readonly reach: (page: Page, shop: OpenShop) => Promise<void>
}

/** States that one page goes through. */
export interface Walk {
  readonly name: string
  readonly states: readonly State[]
}
