import type { SavedViewState } from '@prilavok/contracts/admin'
import type { ColumnType, Generated } from 'kysely'
import type { Maybe, Moment, MomentOrNull } from './columns'

/** An uploaded file; its bytes lie in the file store under its id. */
export interface FileTable {
  readonly id: string
  /** Of the enumeration FileType. */
  readonly type: string
  /** The name that it was uploaded with. */
  readonly name: string
  readonly content_type: string
  readonly size_bytes: number
  /** Pixels; null of a document. */
  readonly width: Maybe<number>
  readonly height: Maybe<number>
  /** SHA-256 of the bytes, hex. */
  readonly content_hash: string
  /** Signs the addresses of a file that not everybody may read. */
  readonly access_key: string
  readonly created_on: Moment
  /** The staff member who uploaded it. */
  readonly created_by: string
  /** Grows with every replacement of its bytes. */
  readonly version: Generated<number>
  /** The key of its bytes in the file store; null: its id. */
  readonly bytes_key: Maybe<string>
}

/** What a file was before its bytes were replaced. */
export interface FileFormerTable {
  readonly file_id: string
  readonly version: number
  /** Null once its bytes have been removed. */
  readonly bytes_key: Maybe<string>
  readonly name: string
  readonly content_type: string
  readonly size_bytes: number
  readonly width: Maybe<number>
  readonly height: Maybe<number>
  readonly content_hash: string
  readonly replaced_on: Moment
  /** The staff member who replaced it. */
  readonly replaced_by: string
}

/** A record that shows or offers a file, such as `product:42`. */
export interface FileUseTable {
  readonly file_id: string
  readonly owner: string
}

/** One run of a terminal command. */
export interface TerminalRunTable {
  readonly id: string
  readonly command: string
  readonly started_on: Moment
  /** Null while it runs, and of one that the end of the server cut off. */
  readonly finished_on: MomentOrNull
  readonly succeeded: Maybe<boolean>
  readonly staff_name: string
}

/** A list as somebody of the staff likes to see it. */
export interface SavedViewTable {
  readonly id: string
  readonly version: Generated<number>
  readonly resource: string
  readonly name: string
  /** Whether all of the staff see it. */
  readonly is_shared: boolean
  /** Whether its owner's list begins with it. */
  readonly is_default: boolean
  readonly owner_id: string
  /** Filters, order and columns. */
  readonly state: ColumnType<SavedViewState, string, string>
  readonly updated_on: Moment
}

/** A supplier's offer of a product. */
export interface ProviderProductTable {
  readonly id: string
  readonly version: Generated<number>
  readonly product_id: string
  readonly provider_name: string
  readonly article: string
  readonly provider_product_name: Maybe<string>
  readonly price_kopecks: Maybe<number>
  readonly stock: Maybe<number>
  readonly is_active: Generated<boolean>
  readonly updated_on: Moment
}

/** How one kind of products stands to another. */
export interface ModificationRelationTable {
  readonly modification_id: string
  readonly related_id: string
  /** Of the enumeration ModificationRelationType. */
  readonly type: string
  readonly note: Maybe<string>
  readonly display_order: Generated<number>
}

/** Work of the server that takes longer than a request. */
export interface StaffJobTable {
  readonly id: string
  /** What it does, such as `feed.generate`. */
  readonly kind: string
  /** Of the enumeration JobStatus. */
  readonly status: string
  /** 0 to 100. */
  readonly progress: Generated<number>
  /** What came of it, for people; never holds personal data. */
  readonly message: Maybe<string>
  /** Where its result is to be had. */
  readonly result_url: Maybe<string>
  /** The file that it made, read by `readJobResult` alone. */
  readonly result_file_id: Maybe<string>
  /** What others need to read it. */
  readonly permission: string
  /** Who started it; null: the server's own schedule. */
  readonly started_by: Maybe<string>
  readonly started_by_name: string
  readonly created_on: Moment
  readonly started_on: MomentOrNull
  /** When its process was last known to be alive. */
  readonly heartbeat_on: Moment
  readonly finished_on: MomentOrNull
}

/** A message that a demo shop would have sent by e-mail. */
export interface DemoEmailTable {
  readonly id: Generated<number>
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly sent_on: Moment
}
