import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

configure({ asyncUtilTimeout: 10_000 })

// Tests of what a server renders have no page.
if (typeof document !== 'undefined') {
  const address = location.href

  // Testing Library does this, and cleans up, in the first file of a worker alone.
  beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

  // Every test begins with an empty page, real time and nothing remembered.
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    document.head.replaceChildren()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', address)
  })

  afterAll(async () => {
    // A part that comes after its page has gone would be missing in every later file of the worker.
    await vi.dynamicImportSettled()
    vi.unstubAllGlobals()
    for (const element of [document.documentElement, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name)
  })
}
