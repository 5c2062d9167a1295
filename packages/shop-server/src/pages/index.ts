export { createPages } from './pages'
export type { Build, Bundle, PagesOptions } from './pages.types'
