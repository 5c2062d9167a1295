import { createStart, startItself } from './entry'

export const start = createStart(() => import('./react/renderer').then(({ reactRenderer }) => reactRenderer), import.meta.url)

startItself(start)
