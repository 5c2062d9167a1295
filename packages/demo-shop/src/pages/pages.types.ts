import type { Kysely } from 'kysely'
import type {
  KeptReads,
  ShopDatabase,
  CallEnded,
  Peer,
  SeenAddress,
  PayOnDeliveryPolicy,
  PublicRobotCheck,
} from '@prilavok/shop-server/kit'

/** The chunks that a page with these widgets needs, by the address of its entry script. */
export type ReadPreloads = (script: string, widgets: readonly string[]) => Promise<readonly string[]>

/** Which of the two script builds a page loads. */
export type Build = 'preact' | 'react'

/** The widgets' script, below `/bundle/`. */
export interface Bundle {
  readonly build: Build
  /** Address of the script that keeps clicks until the shop is there. */
  readonly stub: string
  /** Address of the entry script. */
  readonly script: string
}

export interface PagesOptions {
  readonly db: Kysely<ShopDatabase>
  /** What the process keeps until somebody changes it; read each time when left out. */
  readonly kept?: KeptReads
  /** For reads of the catalogue, which may be some seconds behind; `db` when left out. */
  readonly reads?: Kysely<ShopDatabase>
  /** The script of each build; `?build=react` switches the visitor's whole shop to it. */
  readonly bundle: (build: Build) => Bundle
  /** Addresses of what the widgets of a page load beyond the entry script; nothing is fetched ahead when left out. */
  readonly preloads?: ReadPreloads
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Version of the policy that buyers accept; `/policy.pdf` shows it and the widgets get it. */
  readonly policyVersion?: string
  /** Whether the forms take phones of other countries, as the server does. */
  readonly foreignPhones?: boolean
  /** From which sum orders are paid on delivery, as the page about delivery says it. */
  readonly payOnDelivery?: PayOnDeliveryPolicy
  /** The service that the forms of the pages get their tokens from; null or left out: none. */
  readonly robotCheck?: PublicRobotCheck | null
  /** Whether the pages take the stand-ins for the providers' scripts, which a sandbox serves below `/sim`. */
  readonly standIns?: boolean
  /** How a browser sees this server; by the Host header of this computer alone when left out. */
  readonly seen?: (request: Request, peer?: Partial<Peer>) => SeenAddress
  /** Told of every page that has been sent, by its route. */
  readonly onCall?: CallEnded
  /**
   * Called with errors that visitors see as the 500 page, and the id of the request; without it their names and places in the code
   * go to the standard error stream. Messages may quote what a person typed.
   */
  readonly report?: (error: unknown, requestId: string) => void
}
