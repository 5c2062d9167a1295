import { usePaymentSchedule } from '@prilavok/react'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { Button } from '@prilavok/ui/button'
import { useLabels } from '../lib/labels'
import './payment-schedule.css'
import { paymentScheduleRu, type PaymentScheduleLabels } from './payment.labels'
import { ScheduleTable } from './schedule-table'

/** Which payment in parts is meant. */
export interface PaymentScheduleProps {
  readonly option: string
  readonly labels?: Partial<PaymentScheduleLabels> | undefined
}

/** The schedule of a payment in parts, requested when it is first shown; a failure is shown quietly and in place (PAY-94). */
export function PaymentSchedule({ option, labels }: PaymentScheduleProps) {
  const { status, schedule, retry } = usePaymentSchedule(option)
  const text = useLabels('paymentSchedule', paymentScheduleRu, labels)
  const waiting = useLabels('skeleton', skeletonLabels)
  if (schedule !== null) return <ScheduleTable schedule={schedule} />
  if (status === 'failed') {
    return (
      <p className="pk-payment-schedule__failed">
        {text.failed}{' '}
        <Button variant="quiet" size="small" onClick={() => void retry()}>
          {text.retry}
        </Button>
      </p>
    )
  }
  return (
    <Skeleton labels={waiting}>
      <SkeletonBlock width="60%" />
      <SkeletonBlock width="60%" />
      <SkeletonBlock width="60%" />
    </Skeleton>
  )
}
