import type { filesFieldsRu, filesRu } from './files.labels'

/** English words of the file library. */
export const filesEn: typeof filesRu = {
  upload: 'Upload files',
  uploadFor: 'What the files are for',
  dropHere: 'Files',
  size: 'Size',
  sides: 'Sides',
  added: 'Uploaded',
  replacedOn: 'Replaced',
  byWhom: (when: string, who: string): string => (who === '' ? when : `${when}, ${who}`),
  copy: 'Copy the address',
  copied: 'The address is copied',
  openFile: 'Open the file',
  back: 'To all files',
  uses: 'Where it is used',
  unused: 'No record shows this file.',
  hidden: (count: number): string =>
    `${count} more ${count === 1 ? 'place' : 'places'} in sections that you have no permission for.`,
  parts: { pictures: 'Pictures', attachments: 'Documents' },
  replace: 'Replace',
  replaceHelp: (count: number): string =>
    count === 0
      ? 'The new file takes the place of this one at the same address.'
      : `The new file appears at the same address, in all places at once: ${count}.`,
  replacing: (percent: number): string => `Uploading: ${percent} %`,
  replaced: 'The file is replaced wherever it is shown',
  takenBack: 'The file before is back',
  notReplaced: (why: string): string => `The file is not replaced: ${why}`,
  takeBack: 'Bring the one before back',
  remove: 'Delete',
  removeTitle: (name: string): string => `Delete “${name}”?`,
  removeHelp: 'No record shows the file. It cannot be brought back.',
  inUseTitle: 'The file is in use',
  inUse: 'First take the file out of these records, or choose another one in them.',
  removed: (name: string): string => `The file “${name}” is deleted`,
}

/** Names of the columns and filters of files. */
export const filesFieldsEn: typeof filesFieldsRu = {
  previewUrl: 'Look',
  type: 'For',
  sizeBytes: 'Size',
  usesCount: 'Places',
  isUsed: 'Used',
  createdOn: 'Uploaded',
  createdByName: 'Uploaded by',
}
