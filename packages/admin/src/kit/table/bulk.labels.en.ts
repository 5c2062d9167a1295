import type { BulkLabels } from './bulk.labels'

/** English words of actions on many rows. */
export const bulkEn: BulkLabels = {
  counting: 'Collecting the selected records…',
  progress: (done: number, total: number): string => `${done} of ${total} done`,
  stop: 'Stop',
  stopped: (left: number): string => `Stopped. Records left unchanged: ${left}`,
  broken: (left: number): string => `Interrupted. Records not changed: ${left}`,
  goOn: 'Go on',
  nothing: 'Nothing matches the filters any more',
  confirmDelete: (count: number | null): string =>
    count === null ? 'Delete every record that matches?' : `Delete ${count} records?`,
  confirmHelp: 'A deletion cannot be undone.',
  remove: 'Delete',
  confirmMerge: (count: number | null): string =>
    count === null ? 'Merge every option that matches?' : `Merge ${count} options?`,
  mergeHelp: 'Products and filters get the option that stays, the others go. A merge cannot be undone.',
  merge: 'Merge',
  stays: 'The option that stays',
  jobProgress: (percent: number): string => `Running: ${percent}%`,
  doNotWait: 'Do not wait',
  leftRunning: 'The job goes on at the server',
  result: 'Open the result',
  download: 'Download the file',
  closeResult: 'Close the result',
  jobFailed: 'The job has failed',
  runNow: 'Run now',
  saveFirst: 'Save the changes first',
  because: (reason: string, count: number): string => `${reason} (${count})`,
}
