import type { Migration } from 'kysely'
import { catalogue } from './001-catalogue'
import { delivery } from './002-delivery'
import { orders } from './003-orders'
import { suggestions } from './004-suggestions'
import { referenceData } from './005-reference-data'
import { payments } from './006-payments'
import { draftVersions } from './007-draft-versions'
import { draftKeys } from './008-draft-keys'
import { rateLimits } from './009-rate-limits'
import { demoShop } from './010-demo-shop'
import { verifiedCallbacks } from './011-verified-callbacks'
import { retention } from './012-retention'
import { invoices } from './013-invoices'
import { invoiceLinks } from './014-invoice-links'
import { search } from './016-search'
import { productPage } from './017-product-page'
import { staff } from './018-staff'
import { staffRecords } from './019-staff-records'
import { files } from './028-files'
import { staffWork } from './029-staff-work'
import { productParts } from './030-product-parts'
import { staffParts } from './031-staff-parts'
import { staffListsAndEvents } from './032-staff-lists-and-events'
import { categoryPaths } from './033-category-paths'
import { visits } from './035-visits'
import { staffJobs } from './036-staff-jobs'
import { feedFiles } from './037-feed-files'
import { demoEmails } from './038-demo-emails'
import { customerLogin } from './040-customer-login'
import { visitorContent } from './045-visitor-content'
import { experiments } from './046-experiments'
import { processes } from './050-processes'
import { eventMonths } from './051-event-months'

/** Every step from an empty database to today's tables, in order; a released step is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-catalogue': catalogue,
  '002-delivery': delivery,
  '003-orders': orders,
  '004-suggestions': suggestions,
  '005-reference-data': referenceData,
  '006-payments': payments,
  '007-draft-versions': draftVersions,
  '008-draft-keys': draftKeys,
  '009-rate-limits': rateLimits,
  '010-demo-shop': demoShop,
  '011-verified-callbacks': verifiedCallbacks,
  '012-retention': retention,
  '013-invoices': invoices,
  '014-invoice-links': invoiceLinks,
  '016-search': search,
  '017-product-page': productPage,
  '018-staff': staff,
  '019-staff-records': staffRecords,
  '028-files': files,
  '029-staff-work': staffWork,
  '030-product-parts': productParts,
  '031-staff-parts': staffParts,
  '032-staff-lists-and-events': staffListsAndEvents,
  '033-category-paths': categoryPaths,
  '035-visits': visits,
  '036-staff-jobs': staffJobs,
  '037-feed-files': feedFiles,
  '038-demo-emails': demoEmails,
  '040-customer-login': customerLogin,
  '045-visitor-content': visitorContent,
  '046-experiments': experiments,
  '050-processes': processes,
  '051-event-months': eventMonths,
}
