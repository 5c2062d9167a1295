import type { FilePreview, FileType } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../staff/lazy-component'
import { useCan, useLabels } from '../staff/staff-context'
import { libraryRu } from './library.labels'
import { libraryEn } from './library.labels.en'

const ChooseFile = lazyComponent(() => import('./choose-file').then((module) => module.ChooseFile))
/** Files of one record or of one upload, which no other takes. */
const NOT_SHARED: ReadonlySet<FileType> = new Set(['OrderAttachment', 'Temp'])

interface FromLibraryProps {
  readonly type: FileType
  readonly many: boolean
  readonly taken: readonly string[]
  readonly onChoose: (files: readonly FilePreview[]) => void
}

/** The button beside an upload that offers what the shop has already. */
export function FromLibrary({ type, many, taken, onChoose }: FromLibraryProps) {
  const can = useCan()
  const words = useLabels({ ru: libraryRu, en: libraryEn })
  const [isOpen, setOpen] = useState(false)
  if (NOT_SHARED.has(type) || !can('file', 'read')) return null
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChooseFile
            type={type}
            many={many}
            taken={taken}
            onClose={() => setOpen(false)}
            onChoose={(files) => {
              setOpen(false)
              onChoose(files)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
