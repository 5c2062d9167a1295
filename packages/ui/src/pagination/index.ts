export { paginationLabels, type PaginationLabels } from '../labels'
export { paginationLabelsEn } from '../labels.en'
export { Pagination, type PaginationProps } from './pagination'
export { PAGE_WINDOW, shownPages } from './shown-pages'
