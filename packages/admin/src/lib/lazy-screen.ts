import { lazy, type ComponentType } from 'react'

/** A component that is loaded when it is first shown; null where there is none. */
export const lazyScreen = <P extends object>(load: (() => Promise<ComponentType<P>>) | undefined) =>
  load === undefined ? null : lazy(async () => ({ default: await load() }))
