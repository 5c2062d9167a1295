export { paginationLabels, type PaginationLabels } from './pagination.labels'
export { paginationLabelsEn } from '../labels.en'
export { Pagination, type PaginationProps } from './pagination'
export { PAGE_WINDOW, shownPages } from './shown-pages'
