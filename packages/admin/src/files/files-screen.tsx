import { Button } from '@prilavok/ui/button'
import { useMemo, useState, type DragEvent } from 'react'
import { hashUrlOf } from '../kit/lib/url-port'
import { useCan, useLabels } from '../kit/staff/staff-context'
import { DataTable } from '../kit/table/data-table'
import { file } from './file.descriptor'
import { FileScreen } from './file-screen'
import { filesRu } from './files.labels'
import { filesEn } from './files.labels.en'
import { LibraryUpload } from './library-upload'
import './files.css'

/** The files of the shop, and one of them where the address names it. */
export function FilesScreen({ id }: { readonly id: string | null }) {
  const can = useCan()
  const { files } = useLabels('app')
  const words = useLabels({ ru: filesRu, en: filesEn })
  const [isUploading, setUploading] = useState(false)
  const url = useMemo(() => hashUrlOf('files'), [])
  const mayWrite = can('file', 'write')
  if (id !== null && can('file', 'read')) return <FileScreen key={id} id={id} />
  const hasFiles = (event: DragEvent) => mayWrite && event.dataTransfer.types.includes('Files')
  return (
    <div
      className="pk-staff-library"
      onDragEnter={(event) => hasFiles(event) && setUploading(true)}
      // A file that is dropped beside the box is not opened in place of the page.
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => hasFiles(event) && event.preventDefault()}
    >
      <h1 className="pk-staff-title">{files}</h1>
      {isUploading && <LibraryUpload />}
      <DataTable descriptor={file} url={url} isSelectable={false} isWholeScreen>
        {mayWrite && (
          <Button size="small" variant="primary" aria-expanded={isUploading} onClick={() => setUploading(!isUploading)}>
            {words.upload}
          </Button>
        )}
      </DataTable>
    </div>
  )
}
