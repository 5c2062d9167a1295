/** Russian words of a collapsible block. */
export const collapsibleRu = {
  failed: 'Не удалось загрузить',
  retry: 'Повторить',
}

/** The words of a collapsible block that a page may replace. */
export type CollapsibleLabels = typeof collapsibleRu
