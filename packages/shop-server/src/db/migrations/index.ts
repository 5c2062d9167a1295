import type { Migration } from 'kysely'
import { baseline } from './001-baseline'
import { secondFactor } from './002-second-factor'
import { orderEdits } from './003-order-edits'
import { promoCode } from './004-promo-code'
import { staffSearch } from './005-staff-search'
import { requests } from './007-request'
import { buyersAtAGlance } from './009-buyers-at-a-glance'
import { plannedDispatch } from './010-planned-dispatch'
import { orderDesk } from './011-order-desk'
import { fileLibrary } from './012-file-library'
import { recordings } from './013-recordings'
import { toldEvents } from './014-told-events'
import { orderList } from './015-order-list'
import { stock } from './016-stock'
import { shopNews } from './018-shop-news'
import { recordTable } from './record-table'

/** Every step from an empty database to today's tables, in order; a released step is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-baseline': baseline,
  '002-second-factor': secondFactor,
  '003-order-edits': orderEdits,
  '004-promo-code': promoCode,
  '005-staff-search': staffSearch,
  '006-request-reason': recordTable('request_reason', { name: 'text', isActive: 'boolean' }),
  '007-request': requests,
  '008-message-template': recordTable('message_template', { name: 'text', isActive: 'boolean' }),
  '009-buyers-at-a-glance': buyersAtAGlance,
  '010-planned-dispatch': plannedDispatch,
  '011-order-desk': orderDesk,
  '012-file-library': fileLibrary,
  '013-recordings': recordings,
  '014-told-events': toldEvents,
  '015-order-list': orderList,
  '016-stock': stock,
  '018-shop-news': shopNews,
}
