import { readFile, type FileEdition } from '@prilavok/contracts/admin'
import { safeLink } from '@prilavok/core'
import { Button } from '@prilavok/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { messageOf } from '../kit/client/failures'
import '../kit/screen/screens.css'
import { lazyComponent } from '../kit/staff/lazy-component'
import { useLabels, useReader, useStaff } from '../kit/staff/staff-context'
import { useCopy } from '../kit/staff/use-copy'
import { bytesText, dateText, enumTitle } from '../kit/values/format'
import { FilePlaces } from './file-places'
import { filesRu } from './files.labels'
import { filesEn } from './files.labels.en'
import { ReplaceFile } from './replace-file'
import './files.css'

const DeleteFile = lazyComponent(() => import('./delete-file').then((module) => module.DeleteFile))

/** One file: what it is, where it is shown, and what can be done with it. */
export function FileScreen({ id }: { readonly id: string }) {
  const { client, links } = useStaff()
  const queries = useQueryClient()
  const words = useLabels({ ru: filesRu, en: filesEn })
  const { loading } = useLabels('staff')
  const queryKey = ['file-edition', id]
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(readFile, { params: { id } }, { signal, isQuiet: true }),
  })
  const changed = (file: FileEdition) => {
    queries.setQueryData(queryKey, file)
    void queries.invalidateQueries({ queryKey: ['list', 'files'] })
  }
  return (
    <>
      <a href={links.list('files')}>{words.back}</a>
      {read.isPending && <p role="status">{loading}</p>}
      {read.isError && <p role="alert">{messageOf(read.error)}</p>}
      {read.isSuccess && <FileCards file={read.data} onChanged={changed} onStale={() => void read.refetch()} />}
    </>
  )
}

interface FileCardsProps {
  readonly file: FileEdition
  readonly onChanged: (file: FileEdition) => void
  readonly onStale: () => void
}

function FileCards({ file, onChanged, onStale }: FileCardsProps) {
  const copyText = useCopy()
  const reader = useReader()
  const words = useLabels({ ru: filesRu, en: filesEn })
  const heading = useId()
  const [isDeleting, setDeleting] = useState(false)
  const address = safeLink(file.url, location.origin)
  const preview = safeLink(file.previewUrl, location.origin)
  const facts = [
    [words.size, bytesText(file.sizeBytes, reader.locale)],
    [words.sides, file.width === null || file.height === null ? '' : `${file.width} × ${file.height}`],
    [words.added, words.byWhom(dateText(file.createdOn, reader, true), file.createdByName)],
    [
      words.replacedOn,
      file.replacedOn === null ? '' : words.byWhom(dateText(file.replacedOn, reader, true), file.replacedByName ?? ''),
    ],
  ] as const
  const copy = () => {
    const whole = new URL(file.url, location.href)
    // Without the version, so that it leads to whatever takes the place of these bytes.
    whole.searchParams.delete('v')
    copyText(whole.href, words.copied)
  }
  return (
    <>
      <header className="pk-staff-card__head">
        <h1 className="pk-staff-title">{file.name}</h1>
        <span className="pk-staff-badge">{enumTitle('FileType', file.type, reader.locale)}</span>
      </header>
      <section className="pk-staff-card pk-staff-library__file">
        {preview !== null && <img className="pk-staff-library__picture" src={preview} alt="" />}
        <div className="pk-staff-library__about">
          <dl className="pk-staff-facts">
            {facts
              .filter(([, text]) => text !== '')
              .map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
          <div className="pk-staff-run">
            {address !== null && (
              <a className="pk-staff-linkbutton" href={address} target="_blank" rel="noopener">
                {words.openFile}
              </a>
            )}
            <Button size="small" onClick={copy}>
              {words.copy}
            </Button>
          </div>
          {file.mayChange && (
            <>
              <ReplaceFile file={file} onChanged={onChanged} />
              <div>
                <Button size="small" variant="danger" onClick={() => setDeleting(true)}>
                  {words.remove}
                </Button>
              </div>
            </>
          )}
        </div>
      </section>
      <section className="pk-staff-card" aria-labelledby={heading}>
        <h2 id={heading}>{words.uses}</h2>
        <FilePlaces file={file} />
      </section>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteFile file={file} onStale={onStale} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  )
}
