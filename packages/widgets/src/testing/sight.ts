import { act } from '@testing-library/react'
import { vi } from 'vitest'

interface Watched {
  readonly element: Element
  readonly options: IntersectionObserverInit
  readonly report: (entry: object) => void
}

/** Replaces what a browser knows of the window: a test says which elements are seen. */
export function stubSight() {
  let watched: Watched[] = []
  class Observer {
    constructor(
      private readonly run: (entries: readonly object[]) => void,
      private readonly options: IntersectionObserverInit = {},
    ) {}
    observe(element: Element) {
      watched.push({ element, options: this.options, report: (entry) => this.run([entry]) })
    }
    unobserve() {}
    disconnect() {
      watched = watched.filter(({ options }) => options !== this.options)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return {
    /** An element is seen by this share; 0 with a `top` below zero is scrolled past. */
    see: (selector: string, share: number, top = 0) =>
      act(async () => {
        const found = watched.filter(({ element }) => element.matches(selector))
        if (found.length === 0) throw new Error(`Nobody watches ${selector}.`)
        for (const { report } of found)
          report({ isIntersecting: share > 0, intersectionRatio: share, boundingClientRect: { top } })
      }),
    isWatched: (selector: string) => watched.some(({ element }) => element.matches(selector)),
  }
}
