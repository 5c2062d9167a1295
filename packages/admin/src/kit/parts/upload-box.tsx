import { useLabels } from '../staff/staff-context'
import { fileLimitKb, type FileType } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { CloseIcon } from '@prilavok/ui/icon'
import { useId, useState, type DragEvent } from 'react'
import { partsRu } from './parts.labels'
import { partsEn } from './parts.labels.en'
import { useUploads } from './use-uploads'

interface UploadBoxProps {
  readonly type: FileType
  /** What the chooser offers, for example `image/png,image/webp`. */
  readonly accept: string
  readonly label: string
  readonly onStored: (file: Readonly<Record<string, unknown>>) => void
}

/** Takes files by the chooser or by dropping them, and shows how much of each has gone. */
export function UploadBox({ type, accept, label, onStored }: UploadBoxProps) {
  const words = useLabels({ ru: partsRu, en: partsEn })
  const { running, add, retry, dismiss } = useUploads(type, onStored)
  const [isOver, setOver] = useState(false)
  const id = useId()
  const drop = (event: DragEvent) => {
    setOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
  const KB = 1024
  return (
    <div className="pk-staff-uploads">
      <div
        className="pk-staff-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <span className="pk-staff-note">{words.dropFiles}</span>
      </div>
      {running.length > 0 && (
        <ul aria-label={words.stored}>
          {running.map(({ id: key, file, percent, error }) => (
            <li key={key} className="pk-staff-upload">
              {error === null ? (
                <label className="pk-staff-upload">
                  <progress max={100} value={percent ?? 0} />
                  {percent === null ? words.waiting(file.name) : words.uploading(file.name, percent)}
                </label>
              ) : (
                <>
                  <span className="pk-staff-field__error" role="alert">
                    {words.uploadFailed(file.name, error)}
                  </span>
                  {file.size <= fileLimitKb(type) * KB && (
                    <Button size="small" onClick={() => retry(key)}>
                      {words.again}
                    </Button>
                  )}
                  <button
                    type="button"
                    className="pk-staff-icon"
                    aria-label={words.dismiss(file.name)}
                    onClick={() => dismiss(key)}
                  >
                    <CloseIcon size={16} />
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
