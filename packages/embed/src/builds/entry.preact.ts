import { createStart } from '../start'

/** The build for pages: `react` means `@preact/compat` in it. */
export const start = createStart(import.meta.url)
