import { createHttp } from '@prilavok/browser/http'
import type { Effects, Http } from '@prilavok/core/effects'
import type { PrilavokConfig } from '../page-api/config'
import { originOfScript } from './shop-origin'
import { readVisit } from './visit'

/** Http to the shop server of a page, with what is known of the visit. */
export const createPageHttp = (
  api: PrilavokConfig['api'],
  { report, storage }: Pick<Effects, 'report' | 'storage'>,
): Http =>
  createHttp({
    ...originOfScript(import.meta.url),
    ...api,
    report,
    visit: readVisit(storage),
    dropped: ({ name }, count) =>
      report({ kind: 'response', message: `${name}: ${count} malformed record(s) were left out of the response.` }),
  })
