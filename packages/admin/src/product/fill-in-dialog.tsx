import type { GenerateProductInfoResult } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useState } from 'react'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { useEdits } from '../kit/edits/edits'
import { added } from '../kit/records/keyed-list'
import { isPlain } from '../kit/records/same-value'
import { withField } from '../kit/records/merge-records'
import { plainText } from './plain-text'
import { productLabels } from './product-part'
import { proposalsOf } from './proposals'
import { specShape } from './spec-shape'

interface FillInDialogProps {
  readonly result: GenerateProductInfoResult
  readonly onClose: () => void
}

/** What a program proposes for the product: staff tick what goes into the form; nothing is stored before the save. */
export function FillInDialog({ result, onClose }: FillInDialogProps) {
  const { notify } = useStaff()
  const nameOf = useLabels('fields')
  const edits = useEdits()
  const words = useLabels(productLabels)
  const { specs: specsTitle } = words
  const { cancel } = useLabels('staff')
  const key = useId()
  const form = edits.edit('form')?.fields() ?? {}
  const [proposals] = useState(() => proposalsOf(result, form))
  const specs = result.specs ?? []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...proposals.filter(({ isEmpty }) => isEmpty).map(({ name }) => name),
        ...(specs.length > 0 ? ['specs'] : []),
      ]),
  )
  const toggle = (name: string, isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, name] : [...chosen].filter((each) => each !== name)))
  const accept = () => {
    const taken = proposals.filter(({ name }) => chosen.has(name))
    if (taken.length > 0)
      edits.apply('form', (fields) => taken.reduce((all, { path, value }) => withField(all, path, value), fields))
    if (chosen.has('specs') && specs.length > 0)
      edits.apply('specs', (fields) =>
        specs.reduce((all, spec) => {
          const specKey = specShape.keyOf(spec)
          const items = all['items']
          // What staff have entered stays; a program only fills gaps.
          return isPlain(items) && Object.hasOwn(items, specKey) ? all : added(all, specKey, spec)
        }, fields),
      )
    notify({ text: words.accepted })
    onClose()
  }
  const row = (name: string, title: string, now: string, proposed: string) => (
    <tr key={name}>
      <th scope="row">
        <label className="pk-staff-check">
          <input
            type="checkbox"
            className="pk-staff-checkbox"
            checked={chosen.has(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          />
          {title}
        </label>
      </th>
      <td>{now === '' ? '—' : now}</td>
      <td>{proposed}</td>
    </tr>
  )
  const isEmpty = proposals.length + specs.length === 0
  return (
    <Dialog
      id={`pk-staff-fill-in${key}`}
      open
      size="wide"
      title={words.fillInTitle}
      onClose={onClose}
      footer={
        <>
          {!isEmpty && (
            <Button variant="primary" disabled={chosen.size === 0} onClick={accept}>
              {words.accept}
            </Button>
          )}
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      {result.warnings.map((warning) => (
        <p key={warning} className="pk-staff-note">
          {warning}
        </p>
      ))}
      {isEmpty ? (
        <p>{words.fillInNothing}</p>
      ) : (
        <>
          <p>{words.fillInHelp}</p>
          <table className="pk-staff-conflict">
            <thead>
              <tr>
                <th scope="col">{words.fillInField}</th>
                <th scope="col">{words.fillInNow}</th>
                <th scope="col">{words.fillInProposed}</th>
              </tr>
            </thead>
            <tbody>
              {proposals.map(({ name, path, now, value }) =>
                row(name, nameOf(path.at(-1) ?? name), plainText(now), plainText(value)),
              )}
              {specs.length > 0 && row('specs', specsTitle, '', specs.map(({ specName }) => specName).join(', '))}
            </tbody>
          </table>
        </>
      )}
    </Dialog>
  )
}
