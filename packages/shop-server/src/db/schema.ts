/**
 * The shop's database, as Kysely sees it. Conventions: ids are opaque text; money is whole kopecks (`*_kopecks`, bigint,
 * read as number); weights are kilograms, volumes litres, distances kilometres; `*_on` are moments in time (timestamptz,
 * read as Date); search columns hold lower-case text with ё as е. jsonb columns are written as `JSON.stringify(value)`.
 *
 * Catalogue
 *   category            a category of the catalogue; `path` is the slugs from the root joined by `/`, the address of its page
 *   manufacturer        who makes a product
 *   product             a product on sale: price, weight, availability, tags, specs as `{name, value, unit?}` in page order
 *   category_filter     the filters of a category as the staff have set them; a category without them has those that its products give
 *   product_relation    what goes with a product; kind `BuyTogether` feeds the cross-sales of cart and product page
 *   product_part        the versions of a product's parts: specs, relations, pictures, attachments, features, competitors
 *   product_picture     the pictures of a product's gallery: stored files, or drawn views of a demo product
 *   product_attachment  the documents of a product
 *   product_feature_link the advantages that a product's page names
 *   product_comment     what buyers say of a product; the published ones are its rating
 *   competitor_offer    what another shop asks for a product, everywhere or in one city
 *   search_word         the words of the catalogue, for typing errors; triggers keep it and the `search_vector` columns
 * What visitors read, write and answer; the staff's records keep what their forms hold in `details`
 *   blog_post           a post of the blog
 *   store_feedback      what visitors say of the shop; the published ones are shown
 *   user_product_question  what visitors ask about products; the published ones are shown
 *   survey, survey_answer  what the shop asks its visitors, and what they chose
 *   order_survey        what buyers think of their orders; its link has a secret, stored as a hash
 *   abandoned_survey    why a draft became no order
 * Geography and delivery
 *   address_region      a region of the country with its delivery surcharge zone
 *   address_city        a city the shop delivers to, with the payment it allows
 *   carrier             a transport company; the rows come with the migrations, shops edit them
 *   carrier_tariff      the price model of one carrier (see `rules/delivery-cost.ts`); rows come with the migrations
 *   pick_point          a place where a carrier hands out parcels
 * Checkout and orders
 *   customer            a buyer, known by phone, with the rating that decides on pay on delivery
 *   order_in_process    an order draft: the parts of the order body as jsonb, last write wins per part
 *   draft_key           the keys that open a draft, as hashes: of its owner, and of who came back from its payment
 *   draft_token         one-time tokens of links to a draft, as hashes
 *   customer_order      a confirmed order; at most one per draft (unique order_in_process_id)
 *   invoice_link        the secrets in the addresses of an order's invoice, as hashes
 *   order_item          its lines with the prices of that moment
 *   promo_code          a promo code; `promo_code_use` are the drafts and orders that have one, which triggers count
 *   order_history       what happened to an order, and who did it
 *   order_refund        money that goes back to a buyer, who asked for it and what the provider replied
 *   order_cancellation  orders that were cancelled, and when their buyers were told
 *   order_message       messages of the staff to a buyer, so that each is sent once; without text and address
 *   payment_session     one attempt to pay a draft through a provider (see `rules/session-machine.ts`)
 *   paid_without_order  a view: money that is there while no order could be made of its draft, and why; for the staff
 *   idempotency_key     responses stored for a day, so that a repeated request is not carried out again
 *   recording           what a page has sent of its last events, for support; nothing of a person
 *   rate_limit          how much of its requests each visitor and address has used; rows go within minutes
 * Customers who log in
 *   sms_code            the code that a phone waits for, as a hash, with what was tried; the phone as a hash, too
 *   customer_session    who is logged in; the cookie as a hash
 *   demo_sms            messages of the stand-in gateway, in a sandbox only
 * Suggestions
 *   name_word           first, last and middle names
 *   company             organisations with INN, KPP, OGRN
 *   bank                banks by BIC
 *   street_name         street names that address suggestions offer in every city
 * Staff
 *   file                what was uploaded: name, type, size; the bytes lie in the file store (see `files/`)
 *   file_use            the records that show or offer a file; such a file is not removed
 *   file_former         what a file was before its bytes were replaced; those bytes go after a day
 *   saved_view          filters, order and columns of a list under a name, of one staff member or of all
 *   provider_product    a supplier's offer of a product: name of the supplier and its article
 *   terminal_run        the commands that the staff ran, and how they ended
 *   staff_user          who works in the shop; roles, sessions (as hashes) and failed sign-ins have tables of their own
 *   staff_second_factor  the secrets of second factors, sealed, and the last code that each has taken
 *   staff_recovery_code  what signs in once in place of a second factor, as hashes
 *   modification_relation  how kinds of products stand to each other; mutual relations have a row for each side
 *   staff_history       what the staff changed, field by field, written in the transaction of the change
 *   staff_batch_record  the records of a request for many, so that a repetition changes each once
 *   staff_event         the outbox of what changed; triggers write it, streams of events read it, rows go after a day
 *   staff_presence      who has which record open; ends by itself
 * Service
 *   feature_flag        switches of the storefront; rows come with the migrations, shops turn them
 *   analytics_event     events that the storefront reports, divided by month; no personal data
 *   visit_event         visits, goals and authorisations that pages tell of, each once; no personal data
 *   experiment          what the pages compare, since when, and the option that the staff has decided for
 *   experiment_decision who of the staff decided what of an experiment
 *   job_lease           which process does the work that one does for all; ends by itself
 *   server_secret       keys of the shop's own: what clients carry from one request to the next is sealed with them
 *   sandbox_secret      with it the stand-ins of a sandbox sign, in every process
 *   demo_shop           that the database was filled by `--demo`; only then does the flag open the sandbox
 */
import type { Kysely, Transaction } from 'kysely'
import type {
  CategoryFilterTable,
  CategoryTable,
  CompetitorOfferTable,
  ManufacturerTable,
  ProductCommentTable,
  ProductRelationTable,
  ProductRelationTypeTable,
  ProductTable,
  SearchWordTable,
} from './tables/catalogue'
import type {
  AbandonedSurveyTable,
  BlogPostTable,
  MessageTemplateTable,
  OrderSurveyTable,
  StoreFeedbackTable,
  SurveyAnswerTable,
  SurveyTable,
  UserProductQuestionTable,
} from './tables/content'
import type {
  AddressCityTable,
  AddressRegionTable,
  CarrierTable,
  CarrierTariffTable,
  PickPointTable,
} from './tables/delivery'
import type {
  CustomerOrderTable,
  CustomerTable,
  DraftKeyTable,
  DraftTokenTable,
  InvoiceLinkTable,
  OrderCancellationTable,
  OrderHistoryTable,
  OrderInProcessTable,
  OrderItemTable,
  OrderMessageTable,
  OrderRefundTable,
} from './tables/orders'
import type {
  IdempotencyKeyTable,
  JobLeaseTable,
  PaidWithoutOrderView,
  PaymentCallbackTable,
  PaymentLinkTable,
  PaymentSessionTable,
  RateLimitTable,
  SandboxSecretTable,
  ServerSecretTable,
} from './tables/payments'
import type {
  FileFormerTable,
  FileTable,
  FileUseTable,
  ModificationRelationTable,
  ProviderProductTable,
  SavedViewTable,
  DemoEmailTable,
  StaffJobTable,
  TerminalRunTable,
} from './tables/staff-service'
import type {
  ProductAttachmentTable,
  ProductFeatureLinkTable,
  ProductPartTable,
  ProductPictureTable,
} from './tables/product-parts'
import type {
  StaffHistoryTable,
  StaffLoginFailureTable,
  StaffBatchRecordTable,
  StaffPresenceTable,
  StaffRecoveryCodeTable,
  StaffRoleTable,
  StaffSecondFactorTable,
  StaffSessionTable,
  StaffUserTable,
} from './tables/staff'
import type {
  AnalyticsEventTable,
  BankTable,
  CompanyTable,
  DemoShopTable,
  FeatureFlagTable,
  NameWordTable,
  StreetNameTable,
} from './tables/suggestions'
import type { FeedPartTable, FeedRunTable, FeedTable } from './tables/feeds'
import type { CustomerSessionTable, DemoSmsTable, SmsCodeTable } from './tables/customer-login'
import type { ExperimentDecisionTable, ExperimentTable } from './tables/experiments'
import type { PromoCodeBuyerTable, PromoCodeTable, PromoCodeUseTable } from './tables/promo-codes'
import type { RecordingTable } from './tables/recordings'
import type { VisitEventTable } from './tables/visits'

export type * from './tables/catalogue'
export type * from './tables/columns'
export type * from './tables/customer-login'
export type * from './tables/delivery'
export type * from './tables/experiments'
export type * from './tables/orders'
export type * from './tables/payments'
export type * from './tables/product-parts'
export type * from './tables/promo-codes'
export type * from './tables/recordings'
export type * from './tables/staff-service'
export type * from './tables/staff'
export type * from './tables/suggestions'
export type * from './tables/visits'
export type * from './tables/feeds'

/** Every table and view of the shop, by its name in the database. */
export interface ShopDatabase {
  /** Categories, by path. */
  readonly category: CategoryTable
  /** The filters of a category as the staff have set them. */
  readonly category_filter: CategoryFilterTable
  /** Makers of products. */
  readonly manufacturer: ManufacturerTable
  /** What the shop sells. */
  readonly product: ProductTable
  /** Products that belong to each other. */
  readonly product_relation: ProductRelationTable
  /** The ways in which they do. */
  readonly product_relation_type: ProductRelationTypeTable
  /** The versions of what the staff have saved of products besides their own fields. */
  readonly product_part: ProductPartTable
  /** Pictures of products, in their order. */
  readonly product_picture: ProductPictureTable
  /** Documents of products. */
  readonly product_attachment: ProductAttachmentTable
  /** Which products have which advantages. */
  readonly product_feature_link: ProductFeatureLinkTable
  /** What buyers say of products. */
  readonly product_comment: ProductCommentTable
  /** What other shops ask for products. */
  readonly competitor_offer: CompetitorOfferTable
  /** Words that searches may find. */
  readonly search_word: SearchWordTable
  /** Regions of the country. */
  readonly address_region: AddressRegionTable
  /** Cities that are delivered to. */
  readonly address_city: AddressCityTable
  /** Carriers and what they can do. */
  readonly carrier: CarrierTable
  /** What carriers ask, by distance and weight. */
  readonly carrier_tariff: CarrierTariffTable
  /** Pickup points of the carriers. */
  readonly pick_point: PickPointTable
  /** Who has ordered. */
  readonly customer: CustomerTable
  /** Drafts of orders. */
  readonly order_in_process: OrderInProcessTable
  /** Hashes of the keys that drafts are opened with. */
  readonly draft_key: DraftKeyTable
  /** Hashes of the links that drafts are opened with. */
  readonly draft_token: DraftTokenTable
  /** Orders. */
  readonly customer_order: CustomerOrderTable
  /** Hashes of the addresses that invoices are downloaded from. */
  readonly invoice_link: InvoiceLinkTable
  /** Hashes of the links by which buyers pay what is due. */
  readonly payment_link: PaymentLinkTable
  /** Their lines. */
  readonly order_item: OrderItemTable
  /** What became of them, status by status. */
  readonly order_history: OrderHistoryTable
  /** Money that goes back to buyers. */
  readonly order_refund: OrderRefundTable
  /** Cancelled orders whose buyers are told. */
  readonly order_cancellation: OrderCancellationTable
  /** Texts that such messages begin with. */
  readonly message_template: MessageTemplateTable
  /** Messages of the staff to buyers, so that each is sent once. */
  readonly order_message: OrderMessageTable
  /** Promo codes. */
  readonly promo_code: PromoCodeTable
  /** How many orders of a buyer have one. */
  readonly promo_code_buyer: PromoCodeBuyerTable
  /** The drafts and orders that have one. */
  readonly promo_code_use: PromoCodeUseTable
  /** Payments that were begun. */
  readonly payment_session: PaymentSessionTable
  /** What payment services have reported. */
  readonly payment_callback: PaymentCallbackTable
  /** Drafts that were paid and did not become orders. */
  readonly paid_without_order: PaidWithoutOrderView
  /** Articles of the shop. */
  readonly blog_post: BlogPostTable
  /** What visitors say of the shop. */
  readonly store_feedback: StoreFeedbackTable
  /** What visitors ask about products. */
  readonly user_product_question: UserProductQuestionTable
  /** Questions to visitors. */
  readonly survey: SurveyTable
  /** What they chose. */
  readonly survey_answer: SurveyAnswerTable
  /** What buyers say of their orders. */
  readonly order_survey: OrderSurveyTable
  /** Why drafts were left. */
  readonly abandoned_survey: AbandonedSurveyTable
  /** Calls that were answered, so that a repeat gets the same response. */
  readonly idempotency_key: IdempotencyKeyTable
  /** What pages have sent of their last events. */
  readonly recording: RecordingTable
  /** Calls of a visitor or an address, counted for a while. */
  readonly rate_limit: RateLimitTable
  /** Work that one process does for all. */
  readonly job_lease: JobLeaseTable
  /** Keys that the server seals with. */
  readonly server_secret: ServerSecretTable
  /** With it the stand-ins of a sandbox sign. */
  readonly sandbox_secret: SandboxSecretTable
  /** What was uploaded; the bytes lie in the file store. */
  readonly file: FileTable
  /** The records that show or offer a file. */
  readonly file_use: FileUseTable
  /** What files were before they were replaced. */
  readonly file_former: FileFormerTable
  /** Which offers of suppliers a product is. */
  readonly provider_product: ProviderProductTable
  /** How kinds of products stand to each other. */
  readonly modification_relation: ModificationRelationTable
  /** Lists as the staff like to see them. */
  readonly saved_view: SavedViewTable
  /** The commands that the staff ran. */
  readonly terminal_run: TerminalRunTable
  /** Which records of requests for many are done. */
  readonly staff_batch_record: StaffBatchRecordTable
  /** Work of the server that takes longer than a request. */
  readonly staff_job: StaffJobTable
  /** What a demo shop would have sent. */
  readonly demo_email: DemoEmailTable
  /** Files with products for other platforms. */
  readonly feed: FeedTable
  /** What became of the last run of each feed. */
  readonly feed_run: FeedRunTable
  /** The text of a feed, piece by piece. */
  readonly feed_part: FeedPartTable
  /** First names, last names and patronymics that are suggested. */
  readonly name_word: NameWordTable
  /** Companies that are suggested. */
  readonly company: CompanyTable
  /** Banks that are suggested. */
  readonly bank: BankTable
  /** Streets that are suggested. */
  readonly street_name: StreetNameTable
  /** Switches of the shop. */
  readonly feature_flag: FeatureFlagTable
  /** Events of orders. */
  readonly analytics_event: AnalyticsEventTable
  /** What visitors do on the pages. */
  readonly visit_event: VisitEventTable
  /** What the pages compare. */
  readonly experiment: ExperimentTable
  /** What the staff decided of it. */
  readonly experiment_decision: ExperimentDecisionTable
  /** How the demo was filled. */
  readonly demo_shop: DemoShopTable
  /** Codes that phones wait for. */
  readonly sms_code: SmsCodeTable
  /** Customers who are logged in. */
  readonly customer_session: CustomerSessionTable
  /** Messages of the stand-in gateway. */
  readonly demo_sms: DemoSmsTable
  /** Who works in the shop. */
  readonly staff_user: StaffUserTable
  /** The roles of each of them. */
  readonly staff_role: StaffRoleTable
  /** Secrets of second factors, sealed. */
  readonly staff_second_factor: StaffSecondFactorTable
  /** Codes in place of a second factor, as hashes. */
  readonly staff_recovery_code: StaffRecoveryCodeTable
  /** Who is signed in. */
  readonly staff_session: StaffSessionTable
  /** Failed sign-ins, counted for a while. */
  readonly staff_login_failure: StaffLoginFailureTable
  /** What the staff changed, field by field. */
  readonly staff_history: StaffHistoryTable
  /** Who has which record open. */
  readonly staff_presence: StaffPresenceTable
}

/** A transaction on the shop's database. */
export type Trx = Transaction<ShopDatabase>

/** The database, or a transaction on it: within a transaction nothing else may be awaited. */
export type Db = Kysely<ShopDatabase> | Trx
