import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Renderer } from '../renderer'

let roots = 0

export const reactRenderer: Renderer = (element) => {
  const root = createRoot(element, { identifierPrefix: `pk${++roots}-` })
  return { show: (widget) => flushSync(() => root.render(widget)), close: () => root.unmount() }
}
