import type { Page } from '@playwright/test'

/** What a policy may be seen to be broken by: the page's event, the browser's post, the console. */
export interface PolicyReports {
  readonly events: readonly string[]
  readonly posts: readonly string[]
  readonly console: readonly string[]
}

const POST_BOX = '/policy-reports'

interface Given {
  readonly policy: string
  /** Changes the document before the browser reads it. */
  readonly rewrite?: (document: string) => string
}

/** Lets every document of a page come under a policy, and keeps what is reported. */
export async function putUnder(page: Page, { policy, rewrite = (text) => text }: Given): Promise<PolicyReports> {
  const events: string[] = []
  const posts: string[] = []
  const said: string[] = []
  await page.exposeFunction('policyBroken', (text: string) => void events.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { policyBroken } = globalThis as unknown as { policyBroken: (text: string) => void }
      policyBroken(
        `${event.effectiveDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
      )
    })
  })
  page.on('request', (request) => {
    if (request.url().endsWith(POST_BOX)) posts.push(request.postData() ?? '')
  })
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Types?|integrity/i.test(message.text())) said.push(message.text())
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers()
    return route.fulfill({
      status: response.status(),
      headers: { ...headers, 'content-security-policy': `${policy}; report-uri ${POST_BOX}` },
      body: rewrite(await response.text()),
    })
  })
  return { events, posts, console: said }
}
