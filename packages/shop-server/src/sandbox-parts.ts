import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { ShopDatabase } from './db'
import type { Peer } from './http/client-address'
import type { ApiEnv } from './http/serve-route'
import type { CarrierPort } from './providers/carrier-port'
import type { CompetitorPort } from './providers/competitor-port'
import type { EmailPort } from './providers/email-port'
import type { ProviderPort } from './providers/provider-port'
import type { SmsPort } from './providers/sms-port'
import type { Sandbox } from './sandbox'
import type { ShopSettings } from './settings'
import type { Shop } from './shop'

/** Answers one request. */
export type Serve = (request: Request, peer?: Peer) => Promise<Response>

/** What takes the place of the world outside of the shop. */
export interface StandIns {
  readonly providers: readonly ProviderPort[]
  readonly carriers: readonly CarrierPort[]
  readonly competitors: CompetitorPort
  readonly email: EmailPort
  readonly sms: SmsPort
}

/** A sandbox as the server takes it in: stand-ins, calls of its own, and what comes before every request. */
export interface SandboxParts extends Sandbox {
  readonly standIns: (shop: Pick<Shop, 'db' | 'now' | 'settings'>) => StandIns
  /** Calls below `/sim`. */
  readonly routes: (shop: Shop) => Hono<ApiEnv>
  /** Puts something before the server, such as injected faults. */
  readonly around?: (serve: Serve, settings: ShopSettings) => Serve
}

/** Opens the sandbox of a shop on its database; `secret` is unguessable. */
export type OpenSandbox = (db: Kysely<ShopDatabase>, secret: string) => Promise<SandboxParts>
