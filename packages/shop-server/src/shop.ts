import type { Resource } from '@prilavok/contracts/admin'
import type { Kysely } from 'kysely'
import type { KeptReads, ShopDatabase, StaffEventFeed } from './db'
import type { FileStore } from './files/file-store'
import type { ReadPictureSize } from './rules/picture-size'
import type { CallLog } from './http/call-log'
import type { Sealer } from './http/sealer'
import type { SecurityEvent, SecurityFacts } from './http/security-log'
import type { Jobs } from './jobs/jobs.types'
import type { CarrierPort } from './providers/carrier-port'
import type { CompetitorPort } from './providers/competitor-port'
import type { EmailPort } from './providers/email-port'
import type { ProviderPort } from './providers/provider-port'
import type { RobotPort } from './providers/robot-port'
import type { SmsPort } from './providers/sms-port'
import type { TextPort } from './providers/text-port'
import type { Sandbox } from './sandbox'
import type { ShopSettings } from './settings'

/** One line of the server's log; never carries ids of drafts, personal data or texts of a request. */
export interface LogEntry {
  /** Moment of the line, ISO 8601 in UTC. */
  readonly time: string
  /** `warning`: a setting that the shop's pages seem to need; `security`: something was refused that nobody honest sends. */
  readonly level: 'info' | 'warning' | 'security' | 'error'
  /** The request, or the job of the server, that it belongs to. */
  readonly requestId: string
  /** One sentence, or the frames of an error. */
  readonly text: string
  /** What happened, with level `security`. */
  readonly event?: SecurityEvent
  /** Figures and names, without anything about a person. */
  readonly facts?: SecurityFacts
}

/** A line as it is written; the server adds the time. */
export type LogLine = Omit<LogEntry, 'time'>

/** What every feature and flow of the server works with. */
export interface Shop {
  readonly db: Kysely<ShopDatabase>
  /** For reads of the catalogue, which may be some seconds behind; has no transactions. */
  readonly reads: Kysely<ShopDatabase>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Unguessable text of at least 128 random bits. */
  readonly randomId: () => string
  /** The settings, with every default filled in and every address checked. */
  readonly settings: ShopSettings
  /** Controls of the stand-in providers and the clock, for tests and demo shops; null in any other shop. */
  readonly sandbox: Sandbox | null
  /** The payment providers that the shop is connected to, by key; in a sandbox their stand-ins. */
  readonly providers: ReadonlyMap<string, ProviderPort>
  /** The carriers that tell where parcels are, by key; in a sandbox their stand-ins. */
  readonly carriers: ReadonlyMap<string, CarrierPort>
  /** Pages of other shops, whose prices the staff compare; in a sandbox invented ones. */
  readonly competitors: CompetitorPort
  /** Who writes texts about products for the staff. */
  readonly texts: TextPort
  /** Who sends e-mail; null: nobody. In a sandbox a stand-in. */
  readonly email: EmailPort | null
  /** Who sends messages to phones; null: nobody, and no customer can log in. In a sandbox a stand-in. */
  readonly sms: SmsPort | null
  /** Who tells people from programs; null: nobody is asked, and every form is taken. */
  readonly robots: RobotPort | null
  /** Every resource of the staff wing by its name in addresses, with those of the shop's own. */
  readonly resources: Readonly<Record<string, Resource>>
  /** Carriers, flags and experiments, which every process keeps until somebody changes them. */
  readonly kept: KeptReads
  /** What streams of events follow. */
  readonly staffEvents: StaffEventFeed
  /** Seals what clients carry from one request to the next. */
  readonly sealer: Sealer
  /** The bytes of uploaded files. */
  readonly files: FileStore
  /** Reads how large an uploaded picture is. */
  readonly pictureSize: ReadPictureSize
  /** Work that takes longer than a request. */
  readonly jobs: Jobs
  /** How the calls of this process have done. */
  readonly calls: CallLog
  readonly log: (line: LogLine) => void
}
