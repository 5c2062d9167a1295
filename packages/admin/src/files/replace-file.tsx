import {
  fileLimitKb,
  readFile,
  replaceFile,
  takeBackFile,
  type FileEdition,
  type FileType,
} from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useId, useState, type ChangeEvent } from 'react'
import { messageOf } from '../kit/client/failures'
import { sendUpload } from '../kit/client/send-upload'
import { formWords } from '../kit/labels/form-words'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { filesRu } from './files.labels'
import { filesEn } from './files.labels.en'

const KB = 1024

interface ReplaceFileProps {
  readonly file: FileEdition
  readonly onChanged: (file: FileEdition) => void
}

/** Puts another file in the place of one, wherever it is shown; what was there can be brought back for a while. */
export function ReplaceFile({ file, onChanged }: ReplaceFileProps) {
  const { client, session, notify } = useStaff()
  const words = useLabels({ ru: filesRu, en: filesEn })
  const { undo } = useLabels('staff')
  const { tooLarge } = useLabels(formWords)
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const field = useId()
  const help = useId()
  const params = { id: file.id }
  const takeBack = async () => {
    try {
      onChanged(await client.call(takeBackFile, { params }))
      notify({ text: words.takenBack, tone: 'success' })
    } catch (thrown) {
      setError(messageOf(thrown))
    }
  }
  const replace = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (chosen === undefined) return
    const limit = fileLimitKb(file.type as FileType)
    if (chosen.size > limit * KB) return setError(words.notReplaced(tooLarge(limit)))
    setError(null)
    setPercent(0)
    try {
      await sendUpload(session, {
        url: client.addressOf(replaceFile, { params }),
        file: chosen,
        onProgress: setPercent,
      })
      onChanged(await client.call(readFile, { params }))
      notify({
        text: words.replaced,
        tone: 'success',
        action: { label: undo, onPress: () => void takeBack() },
      })
    } catch (thrown) {
      setError(words.notReplaced(thrown instanceof Error ? thrown.message : String(thrown)))
    }
    setPercent(null)
  }
  return (
    <div className="pk-staff-library__replace">
      <label htmlFor={field}>{words.replace}</label>
      <input
        id={field}
        type="file"
        aria-describedby={help}
        disabled={percent !== null}
        onChange={(event) => void replace(event)}
      />
      <p id={help} className="pk-staff-note">
        {words.replaceHelp(file.usesCount)}
      </p>
      {percent !== null && (
        <label className="pk-staff-progress">
          {words.replacing(percent)} <progress max={100} value={percent} />
        </label>
      )}
      {error !== null && (
        <p className="pk-staff-field__error" role="alert">
          {error}
        </p>
      )}
      {file.mayTakeBack && (
        <div>
          <Button size="small" onClick={() => void takeBack()}>
            {words.takeBack}
          </Button>
        </div>
      )}
    </div>
  )
}
