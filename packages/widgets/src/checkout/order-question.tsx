import { useCheckout } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { leftAt, titleOf } from './wizard-steps'
import { orderSummaryRu, wizardStepsRu } from './checkout.labels'
import { goToStep } from './start-at'
import { StayDialog } from './stay-dialog'
import { lazySection } from '../lib/lazy-section'

const LazyOrderDialog = lazySection(() => import('./order-dialog'))

interface OrderQuestionProps {
  /** What the order costs, in words. */
  readonly total: string
  /** Submits as the button does. Source: CHK-68. */
  readonly onOrder: () => void
}

/** What the page asks by itself: to order now, or to stay (CHK-56). */
export function OrderQuestion({ total, onOrder }: OrderQuestionProps) {
  const { question, step, ask } = useCheckout()
  const summary = useLabels('orderSummary', orderSummaryRu)
  const titles = useLabels('wizardSteps', wizardStepsRu)
  const close = () => ask(null)
  if (question?.kind === 'order') {
    return (
      <LazyOrderDialog>
        {({ OrderDialog }) => (
          <OrderDialog
            total={total}
            onLater={close}
            onOrder={() => {
              close()
              onOrder()
            }}
          />
        )}
      </LazyOrderDialog>
    )
  }
  if (question?.kind !== 'stay') return null
  return (
    <StayDialog
      stepTitle={titleOf(step, titles)}
      left={leftAt(step, summary)}
      onClose={close}
      onGoOn={() => {
        close()
        // The dialog gives the focus back to what had it, and only then it can go to the step.
        requestAnimationFrame(() => goToStep(step))
      }}
    />
  )
}
