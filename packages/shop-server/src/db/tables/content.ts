import type { AbandonedOrderSurvey, OrderClientSurvey } from '@prilavok/contracts'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { JsonOrNull, Maybe, Moment, MomentByDefault, MomentOrNull } from './columns'

/** A record of the staff wing: what its form holds is in `details`, the other columns follow from it. */
interface RecordTable<Details> {
  readonly id: string
  readonly details: ColumnType<Details, string, string>
  readonly created_on: MomentByDefault
  readonly updated_on: MomentByDefault
}
type Filled<T> = ColumnType<T, never, never>

/** What a blog post says. */
export interface BlogPostDetails {
  readonly title: string
  readonly seoUrlName: string
  readonly isVisible: boolean
  /** ISO 8601 in UTC; a post is shown from then on. */
  readonly publishedOn?: string | null
  readonly authorName?: string | null
  /** Text, or markup that was cleaned when it was saved. */
  readonly shortDescription?: string | null
  readonly detailedDescription: string
  readonly pictureFileId?: string | null
  readonly relatedProductIds?: readonly string[]
  readonly relatedCategoryIds?: readonly string[]
}

/** A post of the blog. */
export interface BlogPostTable extends RecordTable<BlogPostDetails> {
  readonly is_visible: Filled<boolean>
  readonly published_on: Filled<string | null>
  readonly seo_url_name: Filled<string>
}

/** What a visitor says of the shop. */
export interface StoreFeedbackDetails {
  readonly userName: string
  readonly phone?: string | null
  readonly email?: string | null
  readonly orderNumber?: string | null
  /** 1 to 5. */
  readonly score?: number | null
  readonly text: string
  readonly status: string
  readonly answer?: string | null
}

/** What visitors say of the shop. */
export interface StoreFeedbackTable extends RecordTable<StoreFeedbackDetails> {
  readonly status: Filled<string>
  readonly score: Filled<number | null>
}

/** What a visitor asks about a product. */
export interface UserProductQuestionDetails {
  readonly productId: string
  readonly userName: string
  readonly question: string
  readonly phone?: string | null
  readonly email?: string | null
  readonly status: string
  readonly answer?: string | null
  readonly answeredOn?: string | null
  readonly sendAnswerByEmail?: boolean
}

/** What visitors ask about products. */
export interface UserProductQuestionTable extends RecordTable<UserProductQuestionDetails> {
  readonly product_id: Filled<string>
  readonly status: Filled<string>
}

/** A question of the shop with answers to choose from. */
export interface SurveyDetails {
  readonly shortTitle: string
  readonly detailedTitle?: string | null
  readonly hint?: string | null
  readonly options: readonly { readonly id: string | null; readonly name: string; readonly displayOrder: number }[]
  readonly isActive: boolean
  readonly activeFrom?: string | null
  readonly activeTo?: string | null
  /** How many of a hundred visitors see it. */
  readonly showPercent?: number
}

/** What the shop asks its visitors. */
export interface SurveyTable extends RecordTable<SurveyDetails> {
  readonly is_active: Filled<boolean>
}

/** What a visitor has chosen. */
export interface SurveyAnswerTable extends RecordTable<{
  readonly surveyId: string
  readonly optionId: string
  readonly optionName: string
  readonly pageUrl: string | null
}> {
  readonly survey_id: Filled<string>
  /** Fingerprint of the visitor's cookie; null once nobody needs it any more. */
  readonly visitor_hash: Maybe<string>
}

/** What a buyer is asked about an order: a row is made with the link, and answered once. */
export interface OrderSurveyTable {
  readonly id: string
  /** Hash of the secret in the link. */
  readonly token_hash: string
  readonly order_id: string
  readonly created_on: Moment
  readonly answer: JsonOrNull<OrderClientSurvey>
  readonly answered_on: MomentOrNull
}

/** Why an order was abandoned, as its buyer says it. */
export interface AbandonedSurveyTable {
  readonly order_in_process_id: string
  readonly answer: JSONColumnType<AbandonedOrderSurvey>
  readonly created_on: Moment
}

/** A text of the shop for messages to buyers. */
export interface MessageTemplateDetails {
  readonly name: string
  readonly subject?: string | null
  readonly text: string
  readonly isActive: boolean
}

/** Texts of the shop for messages to buyers. */
export interface MessageTemplateTable extends RecordTable<MessageTemplateDetails> {
  readonly is_active: Filled<boolean>
}
