import { createStart } from './entry'

export const start = createStart(() => import('./preact/renderer'), import.meta.url)
