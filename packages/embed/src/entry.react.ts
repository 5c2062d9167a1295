import { createStart, startItself } from './entry'

export const start = createStart(() => import('./react/renderer'), import.meta.url)

startItself(start)
