import type { ProductTab } from '@prilavok/core/product'
import { useLayoutEffect, useState } from 'react'

/** The panels of a page by tab; one that the page does not have is left out. */
export type PagePanels = Partial<Record<ProductTab, HTMLElement>>

const ATTRIBUTES = ['role', 'aria-labelledby', 'tabindex', 'hidden'] as const

/** Puts the attributes of an element back as they are now. */
function keepAttributes(element: HTMLElement): () => void {
  const before = ATTRIBUTES.map((name) => [name, element.getAttribute(name)] as const)
  const display = element.style.getPropertyValue('display')
  return () => {
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    element.style.setProperty('display', display)
  }
}

/**
 * Makes sections that the server has rendered the panels of tabs. They stay where they are, with the page's own style; only their role and
 * whether they are seen is set, and given back when the widget is unmounted.
 */
export function usePagePanels(
  ids: Readonly<Record<ProductTab, string>>,
  open: ProductTab,
  tabId: (tab: ProductTab) => string,
): PagePanels | null {
  const [panels, setPanels] = useState<PagePanels | null>(null)
  useLayoutEffect(() => {
    const found: PagePanels = {}
    for (const [tab, id] of Object.entries(ids)) {
      const element = Document.prototype.getElementById.call(document, id)
      if (element instanceof HTMLElement) found[tab as ProductTab] = element
    }
    const restore = Object.values(found).map(keepAttributes)
    setPanels(found)
    return () => restore.forEach((each) => each())
  }, [])
  useLayoutEffect(() => {
    for (const [tab, panel] of Object.entries(panels ?? {})) {
      const isOpen = tab === open
      panel.setAttribute('role', 'tabpanel')
      panel.setAttribute('aria-labelledby', tabId(tab as ProductTab))
      panel.tabIndex = 0
      panel.hidden = !isOpen
      // Pages set the display of their sections, which would show a hidden one.
      if (isOpen) panel.style.removeProperty('display')
      else panel.style.setProperty('display', 'none', 'important')
    }
  }, [panels, open])
  return panels
}
