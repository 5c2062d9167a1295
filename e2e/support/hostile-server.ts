import type { Page } from '@playwright/test'

/** HTML that would run in a page that took it for its own. */
export const ATTACKS = [
  '<img src=x onerror="attacked()">',
  '<script>attacked()</script>',
  '<svg onload="attacked()"><a href="javascript:attacked()"><text>x</text></a></svg>',
  '<iframe srcdoc="<script>parent.attacked()</script>"></iframe>',
  '<a href="javascript:attacked()" onclick="attacked()">условия</a>',
  '<form action="javascript:attacked()"><button formaction="javascript:attacked()">дальше</button></form>',
  '<style>*{display:none!important}</style><link rel=stylesheet href=//evil.example/x.css>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<details open ontoggle="attacked()">x</details><input autofocus onfocus="attacked()">',
  '<p class="pk-root" id="pk-order-products" style="position:fixed;inset:0">Поверх всего</p>',
  // Last, because it swallows what follows.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attacked()&gt;">',
].join('')

/** A shorter one for names, so that they stay readable in a report. */
export const NAME_ATTACK = '<img src=x onerror=attacked()><b>жирно</b>'
export const ADDRESS_ATTACK = ['javascript', 'attacked()'].join(':')

/** Fields that people read. */
const TEXTS = new Set([
  'name',
  'address',
  'howToFind',
  'categoryName',
  'region',
  'brand',
  'transportCompanyName',
  'description',
  'title',
  'detail',
  'fullName',
  'workingTime',
])
/** Fields that lead somewhere. */
const ADDRESSES = new Set(['url', 'link', 'redirectTo'])

const spoiled = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => spoiled(each, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoiled(each, name)]))
  if (typeof value !== 'string') return value
  if (ADDRESSES.has(key)) return ADDRESS_ATTACK
  return TEXTS.has(key) && value !== '' ? `${value} ${NAME_ATTACK}` : value
}

/** A server that puts attacks into every text and address of its answers. Counts what ran. */
export async function attackFromServer(page: Page): Promise<{ readonly ran: readonly string[] }> {
  const ran: string[] = []
  await page.exposeFunction('attacked', () => void ran.push(page.url()))
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    if (!(answer.headers()['content-type'] ?? '').includes('json') || text === '')
      return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: spoiled(JSON.parse(text)) })
  })
  return { ran }
}
