import { pageHtml } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { safeUrl } from '../lib/safe-url'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'

/** The content of a block that the page's server renders apart. */
export interface ContentBlockState {
  /** How far loading is. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** What the server has rendered; it is cleaned when it is shown. */
  readonly html: string
  /** The address that it came from, which its own relative addresses begin with. */
  readonly address: string | null
}

/** A block whose content is loaded when it is first wanted. */
export interface ContentBlock {
  /** The content, once it is loaded. */
  readonly state: ReadonlyStore<ContentBlockState>
  /** Loads the content unless that is done or on its way; after a failure it tries again. Source: CONTENT-34. */
  readonly load: () => Promise<void>
}

/** Creates a block; nothing is loaded yet. An address that may not be opened fails. */
export function createContentBlock(
  { http, location }: Pick<Effects, 'http' | 'location'>,
  address: string,
): ContentBlock {
  const state = createStore(
    subscribeWithSelector<ContentBlockState>(() => ({ status: 'idle', html: '', address: null })),
  )
  return {
    state,
    async load() {
      const { status } = state.getState()
      if (status === 'loading' || status === 'ready') return
      const origin = location.origin()
      const safe = safeUrl(address, origin)
      // The content is the page's, wherever the shop server is.
      const whole = safe?.startsWith('/') === true && !safe.startsWith('//') ? origin + safe : safe
      state.setState({ status: 'loading' })
      const response = whole === null ? null : await http(pageHtml(whole), {})
      state.setState(
        response?.ok === true ? { status: 'ready', html: response.value, address: whole } : { status: 'failed' },
      )
    },
  }
}

/** The content of a page. */
export interface Content {
  /** A block whose content is at an address. */
  readonly createBlock: (address: string) => ContentBlock
}

/** The content of a shop's page: `shop.use(contentFeature)`. */
export const contentFeature: Feature<Content> = {
  name: 'content',
  create: ({ effects }) => ({ createBlock: (address) => createContentBlock(effects, address) }),
}
