import { createStart } from '../start'

/** The same with React itself, to compare and to debug. */
export const start = createStart(import.meta.url)
