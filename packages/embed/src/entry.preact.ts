import { createStart, startItself } from './entry'

export const start = createStart(() => import('./preact/renderer').then(({ preactRenderer }) => preactRenderer), import.meta.url)

startItself(start)
