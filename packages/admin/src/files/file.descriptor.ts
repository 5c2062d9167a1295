import { fileListing, listFiles, readFile, resource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { filesFieldsRu } from './files.labels'
import { filesFieldsEn } from './files.labels.en'

const fileResource = resource({
  key: 'files',
  permission: 'file',
  title: { ru: 'Файл', en: 'File' },
  titles: { ru: 'Файлы', en: 'Files' },
  listing: fileListing,
  list: listFiles,
  read: readFile,
})

/** Files of the shop: columns of the list; each has a screen of its own. */
export const file = describeResource(fileResource, {
  fieldNames: { ru: filesFieldsRu, en: filesFieldsEn },
  titleField: 'name',
  quick: ['type', 'isUsed'],
  isMadeElsewhere: true,
  hasNoViews: true,
  card: { badge: 'type', fields: ['sizeBytes', 'usesCount', 'createdOn'] },
  columns: [
    { field: 'previewUrl', kind: 'picture', width: 64 },
    { field: 'name', kind: 'text', width: 320, pin: 'start' },
    { field: 'type', kind: 'enum', of: 'FileType', width: 208 },
    { field: 'sizeBytes', kind: 'bytes', width: 96 },
    { field: 'usesCount', kind: 'number', width: 88 },
    { field: 'createdOn', kind: 'datetime', width: 152 },
    { field: 'createdByName', kind: 'text', width: 180 },
    { field: 'contentType', kind: 'text', width: 160, hidden: true },
  ],
  sections: [],
})
