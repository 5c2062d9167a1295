import type { ComponentType } from 'react'
import { lazyComponent } from './lazy-component'
import type { LoadComponent } from './lazy-component.types'

/** What waits for its code loses its memory: a screen that was made anew with each try would wait for ever. */
const made = new WeakMap<object, unknown>()

/** A component that is loaded when it is first shown; null where there is none. One loader makes one component. */
export function lazyScreen<P extends object>(load: LoadComponent<P> | undefined): ComponentType<P> | null {
  if (load === undefined) return null
  const known = made.get(load) as ComponentType<P> | undefined
  if (known !== undefined) return known
  const screen = lazyComponent(load)
  made.set(load, screen)
  return screen
}
