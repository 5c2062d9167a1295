import { listFiles, type FilePreview, type FileType } from '@prilavok/contracts/admin'
import { safeLink } from '@prilavok/core'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf } from '../client/failures'
import { useRested } from '../lib/use-rested'
import { useLabels, useReader, useStaff } from '../staff/staff-context'
import { bytesText } from '../values/format'
import { libraryRu } from './library.labels'
import { libraryEn } from './library.labels.en'
import './choose-file.css'

const PAGE = 60

interface ChooseFileProps {
  readonly type: FileType
  /** Whether several can be chosen. */
  readonly many: boolean
  /** Files that are there already. */
  readonly taken: readonly string[]
  readonly onChoose: (files: readonly FilePreview[]) => void
  readonly onClose: () => void
}

/** Chooses files that the shop has already, of the type that a field takes. */
export function ChooseFile({ type, many, taken, onChoose, onClose }: ChooseFileProps) {
  const { client } = useStaff()
  const { locale } = useReader()
  const words = useLabels({ ru: libraryRu, en: libraryEn })
  const { loading } = useLabels('staff')
  const dialog = useId()
  const [text, setText] = useState('')
  const [size, setSize] = useState(PAGE)
  const [chosen, setChosen] = useState<ReadonlyMap<string, FilePreview>>(new Map())
  const search = useRested(text)
  const found = useQuery({
    queryKey: ['list', 'files', 'choice', type, search, size],
    queryFn: ({ signal }) =>
      client.call(listFiles, { query: { type: [type], search, pageSize: size } }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  const items = (found.data?.items ?? []).filter(({ id }) => !taken.includes(id))
  const press = (file: FilePreview) => {
    if (!many) return onChoose([file])
    const next = new Map(chosen)
    if (!next.delete(file.id)) next.set(file.id, file)
    setChosen(next)
  }
  return (
    <Dialog
      id={`pk-staff-files${dialog}`}
      open
      size="wide"
      title={words.title}
      onClose={onClose}
      footer={
        many && (
          <Button variant="primary" disabled={chosen.size === 0} onClick={() => onChoose([...chosen.values()])}>
            {words.add(chosen.size)}
          </Button>
        )
      }
    >
      <input
        className="pk-staff-input"
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.isPending && <p role="status">{loading}</p>}
      {found.isError && <p role="alert">{messageOf(found.error)}</p>}
      {found.isSuccess && items.length === 0 && <p className="pk-staff-note">{words.empty}</p>}
      <ul className="pk-staff-choice-of-files">
        {items.map((file) => {
          const address = safeLink(file.previewUrl, location.origin)
          return (
            <li key={file.id}>
              <button
                type="button"
                aria-label={words.choose(file.name)}
                aria-pressed={many ? chosen.has(file.id) : undefined}
                onClick={() => press(file)}
              >
                {address === null ? (
                  <span className="pk-staff-choice-of-files__kind">{file.name.split('.').at(-1)}</span>
                ) : (
                  <img src={address} alt="" loading="lazy" />
                )}
                <span className="pk-staff-choice-of-files__name">{file.name}</span>
                <span className="pk-staff-note">{bytesText(file.sizeBytes, locale)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {(found.data?.paging.totalCount ?? 0) > size && (
        <Button size="small" onClick={() => setSize(size + PAGE)}>
          {words.more}
        </Button>
      )}
    </Dialog>
  )
}
