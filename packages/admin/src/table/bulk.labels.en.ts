import type { BulkLabels } from './bulk.labels'

/** English words of actions on many rows. */
export const bulkEn: BulkLabels = {
  counting: 'Collecting the selected records…',
  progress: (done: number, total: number): string => `${done} of ${total} done`,
  stop: 'Stop',
  stopped: (left: number): string => `Stopped. Records left unchanged: ${left}`,
  nothing: 'Nothing matches the filters any more',
  confirmDelete: (count: number | null): string =>
    count === null ? 'Delete every record that matches?' : `Delete ${count} records?`,
  confirmHelp: 'A deletion cannot be undone.',
  remove: 'Delete',
  because: (reason: string, count: number): string => `${reason} (${count})`,
}
