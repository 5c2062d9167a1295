import type { TabsLabels } from './tabs.labels'

/** English words of the tabs of a record. */
export const tabsEn: TabsLabels = {
  unsavedTab: 'has unsaved changes',
  failedTab: 'not saved',
  draftTab: 'has a draft',
  savedTabs: (names) => `Saved: ${names.join(', ')}`,
  undoneTabs: (names) => `The save is undone: ${names.join(', ')}`,
  failedTabs: 'Not saved, the tabs say why:',
  conflictTab: (name) => `${name}: somebody else has changed the record`,
  saveHint: 'Ctrl+S saves, Ctrl+Shift+S saves and closes',
}
