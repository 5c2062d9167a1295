import { createStart } from './entry'

export const start = createStart(() => import('./react/renderer'), import.meta.url)
