import type { EcommerceSink } from '@prilavok/core/analytics'
import { ownGlobal } from './own-global'

/**
 * Pushes ecommerce events to a list of the page, such as `dataLayer`, as one of `googleEntry` and `yandexEntry` words them. The list is
 * looked up with each event, since tag managers replace its `push`; a page without it gets none.
 */
export const dataLayerSink =
  (name: string, entryOf: (event: Parameters<EcommerceSink>[0]) => object): EcommerceSink =>
  (event) => {
    const list = ownGlobal(name)
    if (Array.isArray(list)) list.push(entryOf(event))
  }
