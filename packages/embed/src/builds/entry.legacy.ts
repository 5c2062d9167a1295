import { createStart } from '../start'

/** The build for pages whose scripts have replaced parts of the language. */
export const start = createStart(import.meta.url)
