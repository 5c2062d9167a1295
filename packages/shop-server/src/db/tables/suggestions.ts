import type { Generated } from 'kysely'
import type { Maybe, MomentByDefault } from './columns'

/** A first, last or middle name. */
export interface NameWordTable {
  readonly id: Generated<number>
  readonly kind: 'FirstName' | 'LastName' | 'MiddleName'
  readonly gender: 'Male' | 'Female' | 'Any'
  readonly word: string
  readonly search_word: string
  readonly popularity: Generated<number>
}

/** An organisation. */
export interface CompanyTable {
  readonly id: string
  readonly name: string
  readonly search_name: string
  readonly inn: string
  readonly kpp: Maybe<string>
  readonly ogrn: string
  readonly address: string
}

/** A bank. */
export interface BankTable {
  readonly bic: string
  readonly short_name: string
  readonly search_name: string
  readonly cor_account: string
  readonly city: string
}

/** A street name that cities share. */
export interface StreetNameTable {
  readonly id: Generated<number>
  /** With its kind: ул. Ленина, пр-кт Мира. */
  readonly name: string
  readonly search_name: string
  readonly popularity: Generated<number>
}

/** A switch of the storefront. */
export interface FeatureFlagTable {
  readonly name: string
  readonly is_enabled: boolean
  readonly description: string
  readonly updated_on: MomentByDefault
}

/** One row in a database that was filled by `--demo`. */
export interface DemoShopTable {
  /** mini, demo or full */
  readonly size: string
  readonly filled_on: MomentByDefault
}

/** An event that the storefront reported. */
export interface AnalyticsEventTable {
  readonly id: Generated<number>
  readonly event_type: string
  readonly payload: string
  readonly customer_id: Maybe<string>
  readonly order_id: Maybe<string>
  readonly order_in_process_id: Maybe<string>
  readonly created_on: MomentByDefault
}
