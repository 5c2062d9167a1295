import { startOnce } from './entry'
import { preactRenderer } from './preact/renderer'

startOnce(preactRenderer)
