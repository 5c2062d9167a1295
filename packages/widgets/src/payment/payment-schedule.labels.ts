/** Russian words of a schedule that is on its way, or could not be read. */
export const paymentScheduleRu = {
  /** In place of the schedule and quietly (PAY-94): nobody may read its absence as "there is none". */
  failed: 'График пока не загрузился.',
  retry: 'Показать ещё раз',
}

/** The words of a schedule's place that a page may replace. */
export type PaymentScheduleLabels = typeof paymentScheduleRu
