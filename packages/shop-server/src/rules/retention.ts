/** For how long the server keeps what has a term of its own; drafts go by `draftDays` of the settings. */
export interface Retention {
  /** Days for which a payment keeps its credit profile and its way back; banks decide on credits for weeks. */
  readonly paymentDays: number
  /** Hours for which a repeated request gets the stored response; a browser repeats within minutes, a job of the shop overnight. */
  readonly repeatHours: number
  /** Days for which reported events stay: a quarter, to compare campaigns. */
  readonly analyticsDays: number
  /** Days for which a buyer without orders stays: a rating protects the shop for a year. */
  readonly customerDays: number
  /** Days for which it is known who of the staff changed what; what stood in records about people goes after `customerDays`. */
  readonly historyDays: number
  /** Days for which phone and e-mail address of a review, a feedback or a question stay: the shop answers within weeks. */
  readonly contactDays: number
  /** Days for which support can open what a page has sent of its last events. */
  readonly recordingDays: number
}

/** What the reference shop keeps, and for how long. */
export const standardRetention: Retention = {
  paymentDays: 30,
  repeatHours: 24,
  analyticsDays: 90,
  customerDays: 365,
  historyDays: 1095,
  contactDays: 180,
  recordingDays: 30,
}
