import { shallowReadonly, shallowRef, type ShallowRef } from 'vue'
import { startShop, type ShopState } from '../../shop/start-shop'

const state = shallowRef<ShopState | null>(null)
const isReady = shallowRef(false)
let start: Promise<void> | null = null

/** The shop of this tab: how far it is, and whether its pages may be opened. One for all frames. */
export const shop: {
  readonly state: Readonly<ShallowRef<ShopState | null>>
  readonly isReady: Readonly<ShallowRef<boolean>>
} = {
  state: shallowReadonly(state),
  isReady: shallowReadonly(isReady),
}

/** Starts the shop once for each page load. */
export function openShop(): void {
  start ??= startShop((next) => {
    state.value = next
  }).then(
    () => {
      isReady.value = true
    },
    (error: unknown) => {
      state.value = { kind: 'failed', text: String(error) }
    },
  )
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** The state in words. */
export function shopWords(now: ShopState | null): string {
  if (now === null) return 'The shop opens here when this comes into view.'
  if (now.kind === 'opening') return 'The shop opens in this tab …'
  if (now.kind === 'open') return `Live: the shop and its database run in this tab, open after ${seconds(now.ms)} s.`
  if (now.kind === 'elsewhere') return 'Live: the shop runs in another tab of this site.'
  return now.text
}
