import { loadProductData } from '@prilavok/contracts'
import { lazy, type Shop } from '@prilavok/core'
import { FormsProvider, type LabelOverrides } from '@prilavok/widgets'
import { forms, mounts } from '@prilavok/widgets/mounts'
import { loadTemplates, TemplatesProvider } from '@prilavok/widgets/templates'
import type { Filler } from './kernel/filler.types'
import { createPointFiller } from './kernel/fill-points'
import { keepTyped } from './kernel/keep-typed'
import type { Registry } from './kernel/registry.types'

/** Every widget of a page, with the forms that buttons of the product page open. */
export const createRegistry = (shop: Shop, labels: LabelOverrides): Registry => ({
  mounts,
  loadTemplates,
  keepTyped,
  provide: (widget, templates) => (
    <FormsProvider forms={forms}>
      {templates === null ? widget : <TemplatesProvider templates={templates}>{widget}</TemplatesProvider>}
    </FormsProvider>
  ),
  filler: createPointFiller(
    lazy(async () => {
      const filler = import('./product-data/fill-elements')
      // Its request needs these at once: fetched together, they arrive sooner. One that fails is loaded again with the request.
      for (const next of [import('./http/create-page-http'), loadProductData.wire()]) next.catch(() => {})
      return (await filler).createFiller(shop, labels) as Filler
    }),
    shop.effects.clock,
  ),
})
