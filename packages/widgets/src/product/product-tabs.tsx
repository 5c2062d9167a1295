import { PRODUCT_TABS, type ProductTab } from '@prilavok/core/product'
import { useProduct } from '@prilavok/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLabels } from '../lib/labels'
import { scrollTo } from '../lib/scroll-to'
import { productTabsRu, type ProductTabsLabels } from './product-tabs.labels'
import './product-tabs.css'
import { usePagePanels } from './use-page-panels'
import { useTabLinks } from './use-tab-links'

/** Where the panels of a page are. */
export interface ProductTabsProps {
  /** Id of the section with the description; `description` when left out. */
  readonly description?: string | undefined
  /** Id of the section about delivery; `delivery` when left out. */
  readonly delivery?: string | undefined
  /** Id of the section with the reviews; `comments` when left out. */
  readonly comments?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductTabsLabels> | undefined
}

/** A tab that somebody asks for scrolls into view for so long. Source: PRODUCT-05. */
const SCROLL_MS = 500

/** How much of the window's top is covered: by the page's own header, as it says for links, and by ours. */
function coveredTop(): number {
  const ofPage = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const ours = document.querySelector('.pk-product-sticky-header')?.getBoundingClientRect().bottom ?? 0
  return Math.max(ofPage, ours) + 8
}

/**
 * Tabs over sections of the page that its server has rendered: description, delivery, reviews. Source: PRODUCT-04, PRODUCT-05.
 */
export function ProductTabs({
  description = 'description',
  delivery = 'delivery',
  comments = 'comments',
  labels,
}: ProductTabsProps) {
  const text = useLabels('productTabs', productTabsRu, labels)
  const { product, wantedTab } = useProduct()
  const [open, setOpen] = useState<ProductTab>('description')
  const list = useRef<HTMLDivElement>(null)
  const base = useId()
  const tabId = (tab: ProductTab) => `${base}-${tab}`
  const panels = usePagePanels({ description, delivery, comments }, open, tabId)
  const tabs = PRODUCT_TABS.filter((tab) => panels === null || panels[tab] !== undefined)
  const shown = tabs.includes(open) ? open : tabs[0]

  const focus = (tab: ProductTab) => document.getElementById(tabId(tab))?.focus({ preventScroll: true })
  const reveal = (tab: ProductTab) => {
    setOpen(tab)
    focus(tab)
    if (list.current !== null) scrollTo(list.current, SCROLL_MS, coveredTop)
  }
  /** A link to something in a closed panel opens it; the browser then goes there. */
  const openAround = (id: string) => {
    const target = id === '' ? null : document.getElementById(id)
    const around = tabs.find((tab) => target !== null && panels?.[tab]?.contains(target))
    if (around !== undefined) setOpen(around)
  }
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (tab === null || tab === undefined || list.current === null) return
    const [from, row] = [tab.getBoundingClientRect(), list.current.getBoundingClientRect()]
    const hidden = Math.max(0, from.right - row.right) || Math.min(0, from.left - row.left)
    if (hidden !== 0) list.current.scrollLeft += hidden
  }, [shown])
  useTabLinks(reveal, openAround)
  useEffect(() => {
    if (wantedTab !== null) reveal(wantedTab.tab)
  }, [wantedTab])

  const moveTo = (event: KeyboardEvent) => {
    const at = shown === undefined ? 0 : tabs.indexOf(shown)
    const targets: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const target = targets[event.key]
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length)
    if (tab === undefined) return
    event.preventDefault()
    setOpen(tab)
    focus(tab)
  }
  const nameOf = (tab: ProductTab) => (
    <>
      <span>{text[tab]}</span>
      {tab === 'comments' && (product?.commentsCount ?? 0) > 0 && (
        <span className="pk-product-tabs__count">{product?.commentsCount}</span>
      )}
    </>
  )
  return (
    <div className="pk-product-tabs">
      <div className="pk-product-tabs__list" role="tablist" aria-label={text.tabs} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab}
            className="pk-product-tabs__tab"
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={tab === shown}
            aria-controls={{ description, delivery, comments }[tab]}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setOpen(tab)}
            onKeyDown={moveTo}
          >
            {nameOf(tab)}
          </button>
        ))}
      </div>
    </div>
  )
}
