import { Component, createRef, type ReactElement, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** A widget on an element of the page. */
export interface TreeWidget {
  readonly element: HTMLElement
  readonly content: ReactNode
  /** Called when the widget cannot be rendered, then or later; it has rendered nothing by then. */
  readonly onError: (cause: unknown) => void
}

/** The React tree of a page: one root, and a portal for every element that has a widget. */
export interface PageTree {
  /** Renders widgets on their elements, which must be empty, or have a widget that goes on with what it is given now. All of them are rendered when it returns. */
  readonly add: (widgets: readonly TreeWidget[]) => void
  readonly remove: (elements: readonly HTMLElement[]) => void
}

interface PortalProps {
  readonly widget: TreeWidget
  readonly onError: (widget: TreeWidget, cause: unknown) => void
}

/** A widget on its element; keeps its error from the others. */
class WidgetPortal extends Component<PortalProps, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(cause: unknown) {
    this.props.onError(this.props.widget, cause)
  }
  override render() {
    const { element, content } = this.props.widget
    return this.state.failed ? null : createPortal(content, element)
  }
}

type WithProviders = (widgets: ReactNode) => ReactElement

/** Is rendered once and changes by its state: a Preact root that is rendered again may count its ids from the start. */
class Page extends Component<{ readonly withProviders: WithProviders }, { readonly widgets: readonly ReactElement[] }> {
  override state = { widgets: [] }
  override render() {
    return this.props.withProviders(this.state.widgets)
  }
}

/**
 * Creates the tree in a container that is never part of the page. One root gives all widgets their contexts, unique ids
 * and one commit for a batch; its providers are given.
 */
export function createPageTree(withProviders: WithProviders): PageTree {
  // Errors reach the page's developer through `onError`.
  const root = createRoot(document.createElement('div'), { onCaughtError: () => {} })
  const portals = new Map<HTMLElement, ReactElement>()
  let lastKey = 0
  let rendering = false
  let failures: Array<() => void> = []

  const page = createRef<Page>()
  flushSync(() => root.render(<Page ref={page} withProviders={withProviders} />))

  const render = () => {
    rendering = true
    flushSync(() => page.current?.setState({ widgets: [...portals.values()] }))
    rendering = false
    const failed = failures
    failures = []
    for (const report of failed) report()
  }
  /** A listener that is notified of an error may change the tree, which must not happen in the middle of a commit. */
  const onError: PortalProps['onError'] = (widget, cause) => {
    const report = () => widget.onError(cause)
    if (rendering) failures.push(report)
    else queueMicrotask(report)
  }
  return {
    add(widgets) {
      for (const widget of widgets)
        portals.set(
          widget.element,
          <WidgetPortal key={portals.get(widget.element)?.key ?? ++lastKey} widget={widget} onError={onError} />,
        )
      render()
    },
    remove(elements) {
      const known = elements.filter((element) => portals.delete(element))
      if (known.length > 0) render()
    },
  }
}
