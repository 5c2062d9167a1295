import { readSession } from '@prilavok/contracts/admin'
import { QueryClient } from '@tanstack/react-query'
import { reportFailure } from '../kit/client/failures'
import { createStaffClient, type StaffClientSettings } from '../kit/client/staff-client'
import { createStaffEvents } from '../kit/events/staff-events'
import { labelsOf, type Locale } from '../kit/labels/labels'
import { createListWalk } from '../kit/staff/list-walk'
import { createRecordNames } from '../kit/records/record-names'
import { createBrowserDrafts } from '../kit/records/drafts'
import { createSessionStore } from '../kit/session/session.store'
import { createHashLinks } from './links'
import type { OwnResource } from '../kit/describe/own-resource.types'
import { menuWith } from './menu'
import { chosenLocale, keepLocale, pageLocale } from './own-locale'
import { createNotices, type Notices } from './notices'
import type { Links, Staff, StaffMap } from '../kit/staff/staff-context'

/** Settings of the staff wing on one page. */
export interface StaffSettings extends Pick<StaffClientSettings, 'origin' | 'endpoints' | 'fetch' | 'token'> {
  /** The language; what the member has chosen in the menu of the wing by default, and that of the page before anything is chosen. */
  readonly locale?: Locale
  /** The origin of the live shop, where staff are not shown technical notices. Source: ADMIN-19. */
  readonly productionOrigin?: string
  /** The page with the whole app, where it is not this one: links of embedded tables lead there. */
  readonly appAddress?: string
  /** Tiles of the maps; without them pickup points are a table alone. */
  readonly map?: StaffMap | undefined
  /** False turns single-letter keys of tables off. */
  readonly letterKeys?: boolean
  /** Resources of the page's own, after those of the shop, and what it adds to those. */
  readonly resources?: readonly OwnResource[]
}

/** Everything that the screens of one page share: one session, one store of responses, one stack of notices. */
export interface StaffPage {
  /** What the screens are given. */
  readonly staff: Staff
  /** Responses that several screens share. */
  readonly queries: QueryClient
  /** The stack of notices. */
  readonly notices: Notices
}

/** Makes the staff wing of a page. */
export function createStaffPage(settings: StaffSettings = {}): StaffPage {
  const locale = settings.locale ?? chosenLocale() ?? pageLocale()
  const session = createSessionStore()
  const notices = createNotices()
  const notify = notices.show
  const client = createStaffClient({
    ...settings,
    locale,
    csrfToken: () => session.getState().session?.csrfToken ?? null,
    askSignIn: session.askSignIn,
    refreshSession: async () => session.signedIn(await client.call(readSession, {})),
    onRefused: session.refuse,
    onFailure: (failure, { isQuiet }) =>
      reportFailure(failure, {
        origin: location.origin,
        productionOrigin: settings.productionOrigin,
        logError: (title) => console.error(title, failure.message),
        notify: ({ title, text }) => isQuiet !== true && notify({ title, text, tone: 'danger' }),
        titleOf: (url) => labelsOf(locale).staff.failed(url),
      }),
  })
  const links: Links = createHashLinks(settings.appAddress ?? '', () => true)
  const staff: Staff = {
    client,
    session,
    locale,
    chooseLocale: settings.locale === undefined ? keepLocale : null,
    links,
    notify,
    drafts: createBrowserDrafts(),
    names: createRecordNames(client, settings.resources),
    menu: menuWith(settings.resources),
    walk: createListWalk(),
    events: createStaffEvents(client, session),
    map: settings.map ?? null,
    hasLetterKeys: settings.letterKeys ?? true,
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
  return { staff, queries, notices }
}
