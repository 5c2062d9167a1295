import type { PrilavokConfig } from './config'
import { reactRenderer } from './react/renderer'
import { startPrilavok, type Prilavok } from './start'

/** Starts the shop of a page with React; mounts every place that asks for a widget, now and later. */
export const start = (config?: PrilavokConfig): Prilavok => startPrilavok(reactRenderer, config)

export type { PrilavokConfig } from './config'
export type { Prilavok } from './start'
