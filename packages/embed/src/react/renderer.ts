import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Renderer } from '../renderer'

let roots = 0

export const renderer: Renderer = (element) => {
  let showing = false
  let broken: { readonly cause: unknown } | undefined
  const root = createRoot(element, {
    identifierPrefix: `pk${++roots}-`,
    onUncaughtError(cause) {
      if (showing) broken = { cause }
      else reportError(cause)
    },
  })
  return {
    show(widget) {
      showing = true
      flushSync(() => root.render(widget))
      showing = false
      if (broken !== undefined) throw broken.cause
    },
    close: () => root.unmount(),
  }
}
