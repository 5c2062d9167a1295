import { createStart, startItself } from './entry'
import { preactRenderer } from './preact/renderer'

export const start = createStart(preactRenderer, import.meta.url)

startItself(start)
