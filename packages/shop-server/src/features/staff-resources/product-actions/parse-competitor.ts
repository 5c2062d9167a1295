import type { ParseCompetitorResult } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../../http/problem'
import { PageRefused } from '../../../providers/competitor-port'
import { refuseUnpublic } from '../../../providers/public-address'
import { readCompetitorPage } from '../../../rules/competitor-page'
import { roublesOrNull } from '../../../rules/money'
import type { Shop } from '../../../shop'

const WAIT_MS = 10_000

const refused = () =>
  new HttpProblem('validation-failed', {
    errors: [{ pointer: '/url', code: 'url', message: 'Нужен адрес страницы в интернете, http или https' }],
  })

/** Reads an offer of another shop by its address; the server asks public pages alone, whatever the staff name. Source: ADMIN-ACT-07. */
export async function parsedCompetitor({ competitors, log }: Shop, address: string): Promise<ParseCompetitorResult> {
  if (!URL.canParse(address)) throw refused()
  const url = new URL(address)
  const signal = AbortSignal.timeout(WAIT_MS)
  const read = async () => {
    refuseUnpublic(url)
    return competitors.read(url, signal)
  }
  const page = await read().catch((error: unknown) => {
    if (error instanceof PageRefused) throw refused()
    log({ level: 'warning', requestId: 'competitors', text: error instanceof Error ? error.name : 'failed' })
    throw new HttpProblem(signal.aborted ? 'provider-timeout' : 'provider-failed', {
      detail: 'The page of the other shop cannot be read.',
    })
  })
  const { priceKopecks, warnings, ...offer } = readCompetitorPage(page, url)
  return {
    url: url.href,
    competitorName: url.hostname,
    price: roublesOrNull(priceKopecks),
    ...offer,
    warnings: [...warnings],
  }
}
