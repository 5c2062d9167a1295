/** Russian words of the list of the blog. */
export const blogListRu = {
  region: 'Блог',
  search: 'Поиск по блогу',
  empty: 'Ничего не нашли. Попробуйте другие слова.',
  failed: 'Не удалось загрузить статьи',
  retry: 'Повторить',
}

/** The words of the list of the blog that a page may replace. */
export type BlogListLabels = typeof blogListRu
