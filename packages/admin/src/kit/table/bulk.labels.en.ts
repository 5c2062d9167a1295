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
  takenBack: (done: number): string => `Put back as they were: ${done}`,
  staysSelected: 'The other records are changed. These stay selected.',
  selectMatching: (total: number | null): string =>
    total === null ? 'Select all that match' : `Select all that match: ${total}`,
  confirmMany: (action: string, value: string, count: number | null): string =>
    `${action}${value === '' ? '' : `: ${value}`}. ${count === null ? 'Every record that matches' : `Records: ${count}`}`,
  manyHelp: (isUndone: boolean): string =>
    isUndone
      ? 'The changes are saved at once. What fails is named; the notice offers to undo.'
      : 'The action starts at once and cannot be undone.',
  carrierHelp:
    'The delivery is priced anew, and paid orders may cost more. Buyers choose their pickup points: such orders stay as they are.',
  runOn: (count: number | null): string => (count === null ? 'Change all' : `Run on ${count}`),
  takeMine: 'Take as mine',
  because: (reason: string, count: number): string => `${reason} (${count})`,
  names: {
    setVisible: 'Show',
    setStatus: 'Change the status',
    setBlocked: 'Block',
    setManager: 'Assign a manager',
    setState: 'Change the status',
    setTransportCompany: 'Change the carrier',
    setTransportCompanyOrderStatus: 'Change the status at the carrier',
    setGroup: 'Change the group',
    delete: 'Delete',
    setPublished: 'Publish',
    generate: 'Generate',
    addTags: 'Add tags',
    merge: 'Merge',
    removeTags: 'Remove tags',
    setEnabled: 'Enable',
    notify: 'Notify',
    setAvailability: 'Change availability',
    setCategory: 'Change the category',
    changePrice: 'Change the price, %',
    setPaymentType: 'Change the kind of payment',
    setRecommended: 'Recommend',
    printLabels: 'Print labels',
    printPackingLists: 'Print packing lists',
    setActive: 'Enable',
    setPayment: 'Change the payment',
    setFilterable: 'Show in filters',
    export: 'Export',
  } as Readonly<Record<string, string>>,
}
