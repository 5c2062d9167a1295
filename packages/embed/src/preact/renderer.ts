import { render, type VNode } from 'preact'
import type { Renderer } from '../renderer'

let roots = 0

/** Gives a root its own mask: without it `useId` gives the same ids in all roots of a page. */
const withOwnIds = (widget: unknown): VNode => Object.assign(widget as VNode, { __m: [++roots, 0] })

export const renderer: Renderer = (element) => ({
  show: (widget) => render(withOwnIds(widget), element),
  close: () => render(null, element),
})
