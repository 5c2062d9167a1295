import { fileTypeValues, type FileType } from '@prilavok/contracts/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UploadBox } from '../kit/parts/upload-box'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { enumTitle } from '../kit/values/format'
import { filesRu } from './files.labels'
import { filesEn } from './files.labels.en'

/** What can be kept in the library: documents of orders and temporary files belong to one record each. */
const TYPES = fileTypeValues.values.filter((each) => each !== 'OrderAttachment' && each !== 'Temp')
const PICTURES = 'image/jpeg,image/png,image/webp'
const DOCUMENTS = '.pdf,.doc,.docx,.xls,.xlsx'

/** Takes files into the library. */
export function LibraryUpload() {
  const { locale } = useStaff()
  const queries = useQueryClient()
  const words = useLabels({ ru: filesRu, en: filesEn })
  const [type, setType] = useState<FileType>('ProductPicture')
  return (
    <div className="pk-staff-library__upload">
      <label>
        <span className="pk-staff-filters__name">{words.uploadFor}</span>
        <select
          className="pk-staff-input"
          value={type}
          onChange={(event) => setType(TYPES.find((each) => each === event.target.value) ?? type)}
        >
          {TYPES.map((each) => (
            <option key={each} value={each}>
              {enumTitle('FileType', each, locale)}
            </option>
          ))}
        </select>
      </label>
      <UploadBox
        key={type}
        type={type}
        accept={type === 'ProductAttachment' ? DOCUMENTS : PICTURES}
        label={words.dropHere}
        onStored={() => void queries.invalidateQueries({ queryKey: ['list', 'files'] })}
      />
    </div>
  )
}
