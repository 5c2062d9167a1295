import type { Renderer } from '../renderer'
import { renderer as preactRenderer } from '../preact/renderer'
import { renderer as reactRenderer } from '../react/renderer'

/** The renderer of the build under test: the suite runs on both. */
export const testRenderer: Renderer = process.env['PRILAVOK_RUNTIME'] === 'preact' ? preactRenderer : reactRenderer
