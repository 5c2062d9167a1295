import { fileLimitKb, readFilePreviewUrl, uploadFile, type FileType } from '@prilavok/contracts/admin'
import { safeLink } from '@prilavok/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'
import { useStaff, useLabels } from '../staff/staff-context'
import { upload } from '../client/upload'
import { addressWith } from '../lib/address-with'
import { isPlain } from '../records/same-value'
import { FromLibrary } from '../files/from-library'
import { formWords } from '../labels/form-words'
import './form.css'

const KB = 1024

function StoredFile({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const { client } = useStaff()
  const { remove } = useLabels('staff')
  const preview = useQuery({
    queryKey: ['file', id],
    queryFn: () => client.call(readFilePreviewUrl, { params: { id } }, { isQuiet: true }),
  })
  const address = safeLink(preview.data?.url, location.origin)
  return (
    <li className="pk-staff-file">
      {address === null ? (
        <span className="pk-staff-mono">{id}</span>
      ) : (
        <img className="pk-staff-file__picture" src={address} alt="" />
      )}
      <button type="button" className="pk-staff-small" aria-label={remove(id)} onClick={onRemove}>
        ×
      </button>
    </li>
  )
}

interface FileFieldProps {
  readonly type: FileType
  /** Largest size in KB; by default the limit of the type (FILE-06). */
  readonly maxKb?: number | undefined
  readonly many: boolean
  readonly id: string
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** Files of a record by their ids: uploaded first, with progress, attached with the save. */
export function FileField({ type, maxKb = fileLimitKb(type), many, id, value, onChange }: FileFieldProps) {
  const { client, session, notify } = useStaff()
  const words = useLabels(formWords)
  const [percent, setPercent] = useState<number | null>(null)
  const add = (ids: readonly string[]) => {
    if (ids.length > 0) onChange(many ? [...value, ...ids] : ids.slice(-1))
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    event.target.value = ''
    const ids: string[] = []
    for (const file of chosen) {
      if (file.size > maxKb * KB) {
        notify({ text: words.tooLarge(maxKb), tone: 'danger' })
        continue
      }
      setPercent(0)
      const url = addressWith(client.addressOf(uploadFile, {}), { type: [type] })
      const csrfToken = session.getState().session?.csrfToken ?? null
      try {
        const stored = await upload({ url, file, csrfToken, onProgress: setPercent })
        if (isPlain(stored) && stored['id'] != null) ids.push(String(stored['id']))
      } catch (error) {
        notify({ text: error instanceof Error ? error.message : String(error), tone: 'danger' })
      }
    }
    setPercent(null)
    add(ids)
  }
  return (
    <div className="pk-staff-files">
      <ul className="pk-staff-files__list">
        {value.map((each) => (
          <StoredFile key={each} id={each} onRemove={() => onChange(value.filter((one) => one !== each))} />
        ))}
      </ul>
      <input id={id} type="file" multiple={many} onChange={(event) => void choose(event)} />
      <FromLibrary type={type} many={many} taken={value} onChoose={(files) => add(files.map((file) => file.id))} />
      {percent !== null && (
        <label className="pk-staff-progress">
          {words.uploading(percent)} <progress max={100} value={percent} />
        </label>
      )}
    </div>
  )
}
