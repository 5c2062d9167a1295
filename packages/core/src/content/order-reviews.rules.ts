import { isRecord, parseJson } from '../lib/parse-json'
import { momentText } from './moment-text'

/** The scales of an order review, in the order of the page. Source: CONTENT-22. */
export const REVIEW_SCALES = [
  'SiteUsability',
  'Staff',
  'DeliverySpeed',
  'DeliveryPrice',
  'ProductQuality',
  'ProductPrice',
  'WillOrderAgain',
] as const
/** A scale of an order review. */
export type ReviewScale = (typeof REVIEW_SCALES)[number]
/** How large an order was. Source: CONTENT-23. */
export type ReviewedOrderSize = 'Large' | 'Medium' | 'Small'

/** A review of an order as it is shown. Source: CONTENT-21. */
export interface ShownOrderReview {
  /** The id of the review. */
  readonly id: string
  /** The first name of the buyer. */
  readonly userName: string
  /** dd.MM.yyyy HH:mm */
  readonly createdOn: string
  /** Where the order went. */
  readonly cityName: string | null
  /** 0 to 100 each; null where the buyer gave no mark. */
  readonly scales: Readonly<Record<ReviewScale, number | null>>
  /** How large the order was, in words. */
  readonly orderSize: ReviewedOrderSize | null
  /** Address of the carrier's sign, as the page's server has written it. */
  readonly carrierImage: string | null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const MOST = 100
const SIZES: readonly unknown[] = ['Large', 'Medium', 'Small']

function reviewOf(record: unknown): readonly ShownOrderReview[] {
  if (!isRecord(record) || !isRecord(record['data'])) return []
  const { data } = record
  const [id, userName] = [textOf(record['id']), textOf(record['userName'])]
  const marks = REVIEW_SCALES.map((name) => [name, data[name]] as const)
  const areMarks = marks.every(([, mark]) => mark === null || (typeof mark === 'number' && mark >= 0 && mark <= MOST))
  if (id === null || userName === null || !areMarks) return []
  return [
    {
      id,
      userName,
      createdOn: momentText(textOf(record['createdOn']) ?? ''),
      cityName: textOf(record['cityName']),
      scales: Object.fromEntries(marks) as Readonly<Record<ReviewScale, number | null>>,
      orderSize: SIZES.includes(data['OrderSize']) ? (data['OrderSize'] as ReviewedOrderSize) : null,
      carrierImage: textOf(data['TransportCompanyImagePath']),
    },
  ]
}

/** The order reviews that a page's server has written into it as JSON; a record of another shape is left out. Source: CONTENT-25. */
export function readOrderReviews(json: string): readonly ShownOrderReview[] {
  const records = parseJson(json)
  return Array.isArray(records) ? records.flatMap(reviewOf) : []
}
