import { readGeneratedDescription, type GeneratedDescription } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { TrustedHtml } from '@prilavok/ui/trusted-html'
import { useId, useState } from 'react'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { messageOf } from '../kit/client/failures'
import { useEdits } from '../kit/edits/edits'
import { plainText } from './plain-text'
import { productLabels } from './product-part'
import { WordDiff } from './word-diff'

const WAIT_MS = 120_000
const KINDS = ['shortDescription', 'detailedDescription'] as const

/** Proposes a description, shows word by word what would change, and puts it into the form when staff accept it. */
export function DescribeDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { client, notify } = useStaff()
  const edits = useEdits()
  const words = useLabels(productLabels)
  const { cancel } = useLabels('staff')
  const key = useId()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('detailedDescription')
  const [isImproved, setImproved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [proposal, setProposal] = useState<GeneratedDescription | null>(null)
  const current = edits.edit('form')?.fields()[kind]
  const before = typeof current === 'string' ? current : ''
  const mayImprove = plainText(before) !== ''
  const choose = (next: (typeof KINDS)[number]) => {
    setKind(next)
    setProposal(null)
    setImproved(false)
  }
  const propose = async () => {
    setBusy(true)
    setError(null)
    try {
      const query = { isShortDescription: kind === 'shortDescription', isImproved: isImproved && mayImprove }
      setProposal(
        await client.call(readGeneratedDescription, { params: { id }, query }, { isQuiet: true, timeoutMs: WAIT_MS }),
      )
    } catch (thrown) {
      setError(messageOf(thrown))
    } finally {
      setBusy(false)
    }
  }
  const accept = () => {
    if (proposal === null) return
    edits.apply('form', (fields) => ({ ...fields, [kind]: proposal.text }))
    notify({ text: words.accepted })
    onClose()
  }
  return (
    <Dialog
      id={`pk-staff-describe${key}`}
      open
      size="wide"
      title={words.describeTitle}
      onClose={onClose}
      footer={
        <>
          {proposal !== null && (
            <Button variant="primary" onClick={accept}>
              {words.accept}
            </Button>
          )}
          <Button variant={proposal === null ? 'primary' : 'secondary'} busy={isBusy} onClick={() => void propose()}>
            {proposal === null ? words.propose : words.proposeAgain}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      <div className="pk-staff-describe">
        <fieldset className="pk-staff-inline">
          <legend className="pk-staff-field__name">{words.describeKind}</legend>
          {KINDS.map((each) => (
            <label key={each} className="pk-staff-check">
              <input type="radio" name={key} checked={kind === each} onChange={() => choose(each)} />
              {words[each]}
            </label>
          ))}
        </fieldset>
        <label className="pk-staff-check">
          <input
            type="checkbox"
            className="pk-staff-checkbox"
            checked={isImproved && mayImprove}
            disabled={!mayImprove}
            onChange={(event) => {
              setImproved(event.target.checked)
              setProposal(null)
            }}
          />
          {words.improve}
          {!mayImprove && <span className="pk-staff-note">{words.nothingToImprove}</span>}
        </label>
        {error !== null && (
          <p className="pk-staff-field__error" role="alert">
            {error}
          </p>
        )}
        {proposal !== null && (
          <>
            <section aria-label={words.changesTab}>
              <h3>{words.changesTab}</h3>
              <WordDiff before={before} after={proposal.text} />
            </section>
            <details>
              <summary>{words.resultTab}</summary>
              <div className="pk-staff-html__preview">
                <TrustedHtml html={proposal.text} />
              </div>
            </details>
            {proposal.model !== null && <p className="pk-staff-note">{words.proposedBy(proposal.model)}</p>}
          </>
        )}
      </div>
    </Dialog>
  )
}
