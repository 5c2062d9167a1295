/** Russian words of the tabs of a record. */
export const tabsRu = {
  unsavedTab: 'есть несохранённые правки',
  failedTab: 'не сохранено',
  draftTab: 'есть черновик',
  savedTabs: (names: readonly string[]): string => `Сохранено: ${names.join(', ')}`,
  undoneTabs: (names: readonly string[]): string => `Сохранение отменено: ${names.join(', ')}`,
  failedTabs: 'Не сохранено, причина написана на вкладках:',
  conflictTab: (name: string): string => `${name}: запись изменил другой сотрудник`,
  saveHint: 'Ctrl+S — сохранить, Ctrl+Shift+S — сохранить и закрыть',
}

/** The words of the tabs of a record in one language. */
export type TabsLabels = typeof tabsRu
