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

const WORDS = {
  en: {
    closed: 'The shop opens here when this comes into view.',
    opening: 'The shop opens in this tab …',
    open: (ms: number) => `Live: the shop and its database run in this tab, open after ${seconds(ms)} s.`,
    elsewhere: 'Live: the shop runs in another tab of this site.',
  },
  ru: {
    closed: 'Магазин откроется здесь, когда это место будет видно.',
    opening: 'Магазин открывается в этой вкладке…',
    open: (ms: number) =>
      `Вживую: магазин и его база данных работают в этой вкладке, открыты за ${seconds(ms).replace('.', ',')} с.`,
    elsewhere: 'Вживую: магазин работает в другой вкладке этого сайта.',
  },
}

/** The state in words. */
export function shopWords(now: ShopState | null, lang: string): string {
  const words = WORDS[lang === 'ru' ? 'ru' : 'en']
  if (now === null) return words.closed
  if (now.kind === 'open') return words.open(now.ms)
  return now.kind === 'failed' ? now.text : words[now.kind]
}
