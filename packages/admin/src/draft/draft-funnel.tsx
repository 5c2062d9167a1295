import { useLabels } from '../kit/staff/staff-context'
import { wizardStepValues, type OrderInProcessEdition } from '@prilavok/contracts/admin'
import { styled } from '../kit/lib/styled'
import { Card } from '../kit/screen/card'
import { useValues } from '../kit/values/use-values'
import { draftLabels } from './draft-words'

/** The steps of the checkout in their order; those of the wider list only where the buyer was there. */
const STEPS: readonly string[] = ['userContacts', 'pickpointSelection', 'paymentSelection', 'orderConfirmation']

/** How far the buyer has come, and how much is filled in. */
export function DraftFunnel({ draft }: { readonly draft: OrderInProcessEdition }) {
  const words = useLabels(draftLabels)
  const { title } = useValues()
  const last = draft.lastStep ?? null
  const steps: readonly string[] = last === null || STEPS.includes(last) ? STEPS : wizardStepValues.values
  const at = draft.createdOrderId === null ? steps.indexOf(last ?? '') : steps.length
  const percent = Math.min(100, Math.max(0, Math.round(draft.completeness)))
  return (
    <Card title={words.steps} aside={<span>{words.completeness(percent)}</span>}>
      <div className="pk-staff-meter" role="presentation">
        <span ref={styled({ 'inline-size': `${percent}%` })} />
      </div>
      <ol className="pk-staff-path">
        {steps.map((step, index) => (
          <li
            key={step}
            data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span>{title('WizardStep', step)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
