import { startOnce } from './entry'
import { reactRenderer } from './react/renderer'

startOnce(reactRenderer)
