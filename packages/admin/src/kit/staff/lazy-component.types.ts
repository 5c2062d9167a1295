import type { ComponentType } from 'react'

/** Loads a component. */
export type LoadComponent<P extends object> = () => Promise<ComponentType<P>>

/** A component that can be loaded before it is shown. */
export type LazyComponent<P extends object> = ComponentType<P> & { readonly preload: () => void }
