import { deleteFile, type FileEdition } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { failureOf, messageOf } from '../kit/client/failures'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { FilePlaces } from './file-places'
import { filesRu } from './files.labels'
import { filesEn } from './files.labels.en'

interface DeleteFileProps {
  readonly file: FileEdition
  /** The file is shown somewhere by now. */
  readonly onStale: () => void
  readonly onClose: () => void
}

/** Asks before a file goes; one that a record shows stays, and the places are named. */
export function DeleteFile({ file, onStale, onClose }: DeleteFileProps) {
  const { client, links, notify } = useStaff()
  const queries = useQueryClient()
  const words = useLabels({ ru: filesRu, en: filesEn })
  const { cancel, close } = useLabels('staff')
  const dialog = useId()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isUsed = file.usesCount > 0
  const remove = async () => {
    setRunning(true)
    try {
      await client.call(deleteFile, { params: { type: file.type, id: file.id } }, { isQuiet: true })
      void queries.invalidateQueries({ queryKey: ['list', 'files'] })
      notify({ text: words.removed(file.name), tone: 'success' })
      links.open(links.list('files'))
    } catch (thrown) {
      setRunning(false)
      if (failureOf(thrown)?.code === 'file-in-use') onStale()
      else setError(messageOf(thrown))
    }
  }
  return (
    <Dialog
      id={`pk-staff-delete-file${dialog}`}
      open
      size="small"
      title={isUsed ? words.inUseTitle : words.removeTitle(file.name)}
      onClose={onClose}
      footer={
        <>
          {!isUsed && (
            <Button variant="danger" busy={isRunning} onClick={() => void remove()}>
              {words.remove}
            </Button>
          )}
          <Button onClick={onClose}>{isUsed ? close : cancel}</Button>
        </>
      }
    >
      <p>{isUsed ? words.inUse : words.removeHelp}</p>
      {isUsed && <FilePlaces file={file} />}
      {error !== null && <p role="alert">{error}</p>}
    </Dialog>
  )
}
