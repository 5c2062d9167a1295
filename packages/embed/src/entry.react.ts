import { createStart, startItself } from './entry'
import { reactRenderer } from './react/renderer'

export const start = createStart(reactRenderer, import.meta.url)

startItself(start)
