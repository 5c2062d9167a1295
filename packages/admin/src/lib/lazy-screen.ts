import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

type Load<P extends object> = () => Promise<ComponentType<P>>

/** What waits for its code loses its memory: a screen that was made anew with each try would wait for ever. */
const made = new WeakMap<object, unknown>()

/** A component that is loaded when it is first shown; null where there is none. One loader makes one component. */
export function lazyScreen<P extends object>(load: Load<P> | undefined): LazyExoticComponent<ComponentType<P>> | null {
  if (load === undefined) return null
  const known = made.get(load) as LazyExoticComponent<ComponentType<P>> | undefined
  if (known !== undefined) return known
  const screen = lazy(async () => ({ default: await load() }))
  made.set(load, screen)
  return screen
}
