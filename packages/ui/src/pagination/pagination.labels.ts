/** Words of the pages of a list. */
export interface PaginationLabels {
  /** Name of the navigation for screen readers. */
  readonly pages: string
  /** The link to a page by its number. */
  readonly page: (number: number) => string
  /** The link to the page before. */
  readonly previous: string
  /** The link to the next page. */
  readonly next: string
}

/** Russian words of the pages of a list. */
export const paginationLabels: PaginationLabels = {
  pages: 'Страницы списка',
  page: (number) => `Страница ${number}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
}
