import {
  executeTerminalCommand,
  listFeeds,
  readFeed,
  runBulk,
  saveFeed,
  type FeedEdition,
  type Job,
} from '@prilavok/contracts/admin'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'
import { endOfJob } from '../testing/end-of-job'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { allOf, parseXml, textsIn } from '../testing/parse-xml'
import { staffClient, type StaffClient } from '../testing/staff-client'

const HOSTILE = '</name><script>alert(1)</script> & "кавычки" \'апостроф\' ]]> \u0001\u0007\ufffe=1+1'
const READ_AS = '</name><script>alert(1)</script> & "кавычки" \'апостроф\' ]]> =1+1'
const HOUR_MS = 3_600_000

describeOwnDatabase(
  'feeds',
  (shop) => {
    let admin: StaffClient
    let number = 0
    const create = async (change: Partial<FeedEdition> & { readonly type: FeedEdition['type'] }): Promise<string> => {
      number += 1
      const body = {
        name: `Выгрузка ${number}`,
        includingStrategy: 'All',
        categoryIds: [],
        productIds: [],
        manufacturerIds: [],
        tags: [],
        cityIds: [],
        onlyAvailable: false,
        marketing: {},
        fileName: `feed-${number}.xml`,
        schedule: '0 3 * * *',
        isActive: true,
        ...change,
      }
      const { data, problem } = await admin.call(saveFeed, { body: body as never })
      expect(problem).toBeNull()
      return data.id
    }
    const read = async (id: string) => (await admin.call(readFeed, { params: { id } })).data
    const jobOf = (jobId: string | null) => endOfJob(admin, jobId)
    const generate = async (...feedIds: readonly string[]): Promise<Job> => {
      const body = { ids: [...feedIds], action: 'generate' } as never
      const { data } = await admin.call(runBulk, { params: { entity: 'feed' }, body })
      return jobOf(data.jobId)
    }
    const get = (fileName: string, headers: Readonly<Record<string, string>> = {}) =>
      shop.server.fetch(new Request(`http://shop.test/feeds/${fileName}`, { headers }))
    const made = async (change: Parameters<typeof create>[0]): Promise<string> => {
      const id = await create(change)
      expect(await generate(id)).toMatchObject({ status: 'Succeeded', progress: 100 })
      return (await get((await read(id)).fileName)).text()
    }
    const named = (id: string, name: string) =>
      shop.server.db.updateTable('product').set({ name }).where('id', '=', id).execute()

    beforeAll(async () => {
      admin = await staffClient(shop.server, 'admin')
      await named(ids.drill, HOSTILE)
      const specs = JSON.stringify([{ name: 'Мощность "<&>"', value: '800 & <900>', unit: 'Вт' }])
      await shop.server.db
        .updateTable('product')
        .set({ specs, description: '<p>Сверлит &amp; бурит</p><ul><li>бетон &lt;М500&gt;</li></ul>', picture_seed: 7 })
        .where('id', '=', ids.drill)
        .execute()
    })

    it('are filtered, edited and saved, and tell what their last runs came to [ADMIN-ENT-31]', async () => {
      const id = await create({ type: 'YandexMarketYml', name: 'Маркет' })
      expect(await read(id)).toMatchObject({ lastGeneratedOn: null, lastStatus: null, lastItemsCount: null })
      expect(await generate(id)).toMatchObject({ kind: 'feed.generate', message: 'Маркет, товаров: 6' })
      const feed = await read(id)
      expect(feed).toMatchObject({ lastStatus: 'Succeeded', lastItemsCount: 6, lastError: null })
      expect(feed.lastGeneratedOn).toMatch(/^2026-02-10T09/)
      const saved = await admin.call(saveFeed, { body: { ...feed, name: 'Маркет 2', minPrice: 5_000_000 } as never })
      expect(saved.data.model).toMatchObject({ name: 'Маркет 2', minPrice: 5_000_000, lastItemsCount: 6 })

      // Nothing fits any more: the run fails, and the file before it stays.
      expect(await generate(id)).toMatchObject({
        status: 'Failed',
        message: expect.stringContaining('не подходит') as string,
      })
      expect(await read(id)).toMatchObject({
        lastStatus: 'Failed',
        lastItemsCount: 6,
        lastError: expect.any(String) as string,
      })
      expect((await get(feed.fileName)).status).toBe(200)
      const { data } = await admin.call(listFeeds, {
        query: { lastStatus: ['Failed'], sort: '-lastItemsCount' } as never,
      })
      expect(data.items).toMatchObject([{ id, url: `/feeds/${feed.fileName}`, lastStatus: 'Failed' }])
    })

    it('for Yandex Market and VK are well-formed whatever a product is called', async () => {
      for (const type of ['YandexMarketYml', 'VkMarketYml'] as const) {
        const xml = await made({ type, marketing: { utm_source: 'market', utm_campaign: 'a&b' } as never })
        const root = parseXml(xml)
        expect(root.name).toBe('yml_catalog')
        expect(root.attributes['date']).toBe('2026-02-10T12:00:00+03:00')
        const offers = allOf(root, 'offer')
        expect(offers.map(({ attributes }) => [attributes['id'], attributes['available']])).toEqual([
          [ids.beam, 'true'],
          [ids.boiler, 'true'],
          [ids.cement, 'true'],
          [ids.drill, 'true'],
          [ids.gone, 'false'],
          [ids.primer, 'true'],
        ])
        const drill = offers[3] as (typeof offers)[number]
        const [category] = allOf(root, 'category').filter(({ text }) => text === 'Инструмент')
        expect(textsIn(drill)).toMatchObject({
          name: READ_AS,
          price: '12500.00',
          currencyId: 'RUB',
          categoryId: category?.attributes['id'],
          vendorCode: `A-${ids.drill}`,
          description: 'Сверлит & бурит\nбетон <М500>',
          url: `https://shop.example/product/${ids.drill}/drel?utm_source=market&utm_campaign=a%26b`,
          picture: `https://shop.example/images/product/${ids.drill}.svg`,
          param: '800 & <900>',
        })
        expect(allOf(drill, 'param')[0]?.attributes).toEqual({ name: 'Мощность "<&>"', unit: 'Вт' })
        expect(allOf(root, 'oldprice').map(({ text }) => text)).toEqual(['700.00'])
      }
    })

    it('for Google, Avito and search engines are well-formed as well', async () => {
      const google = parseXml(await made({ type: 'GoogleMerchantXml' }))
      const [primer] = allOf(google, 'item').filter((item) => textsIn(item)['g:id'] === ids.primer)
      expect(primer && textsIn(primer)).toMatchObject({ 'g:price': '700.00 RUB', 'g:sale_price': '650.50 RUB' })
      expect(allOf(google, 'g:title').map(({ text }) => text)).toContain(READ_AS)

      const avito = parseXml(await made({ type: 'AvitoXml', cityIds: [ids.moscow, ids.tver] as never }))
      const ads = allOf(avito, 'Ad').map(textsIn)
      expect(ads).toHaveLength(12)
      expect(new Set(ads.map((each) => each['Id'])).size).toBe(12)
      expect(new Set(ads.map((each) => each['Address']))).toEqual(new Set(['Москва', 'Тверь']))

      const sitemap = parseXml(
        await made({ type: 'SitemapXml', includingStrategy: 'OnlySelectedProducts', productIds: [ids.drill] as never }),
      )
      const places = allOf(sitemap, 'loc').map(({ text }) => text)
      expect(places).toContain(`https://shop.example/product/${ids.drill}/drel`)
      expect(places).not.toContain(`https://shop.example/product/${ids.cement}/cement`)
    })

    it('run no formula in a price list', async () => {
      await named(ids.gone, '=HYPERLINK("http://evil.example";"x")')
      const csv = await made({ type: 'PriceListCsv', fileName: 'price.csv' })
      expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")"`)
      const id = await create({ type: 'PriceListXlsx', fileName: 'price.xlsx' })
      await generate(id)
      const response = await get('price.xlsx')
      expect(response.headers.get('Content-Disposition')).toContain('attachment')
      const sheet = strFromU8(
        unzipSync(new Uint8Array(await response.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
      )
      expect(allOf(parseXml(sheet), 'f')).toEqual([])
      expect(allOf(parseXml(sheet), 't').map(({ text }) => text)).toContain('=HYPERLINK("http://evil.example";"x")')
      await named(ids.gone, 'Снятый с продажи')
    })

    it('have the products of their strategy, filters and markup', async () => {
      const offered = async (change: Partial<FeedEdition>) =>
        allOf(parseXml(await made({ type: 'YandexMarketYml', ...change })), 'offer').map(
          ({ attributes }) => attributes['id'],
        )
      const { beam, boiler, cement, drill, gone, primer } = ids
      const tool = { categoryIds: ['cat-tool'] as never }
      expect(await offered({ includingStrategy: 'OnlySelectedCategories', ...tool })).toEqual([boiler, drill])
      expect(await offered({ includingStrategy: 'ExceptSelectedCategories', ...tool })).toEqual([
        beam,
        cement,
        gone,
        primer,
      ])
      expect(await offered({ includingStrategy: 'ExceptSelectedProducts', productIds: [beam, gone] as never })).toEqual(
        [boiler, cement, drill, primer],
      )
      expect(await offered({ includingStrategy: 'ByTag', tags: ['PrepaymentOnly'] as never })).toEqual([boiler])
      expect(await offered({ onlyAvailable: true, minPrice: 600, maxPrice: 9_000 })).toEqual([beam, primer])
      const marked = await made({
        type: 'YandexMarketYml',
        priceMarkupPercent: 10,
        includingStrategy: 'OnlySelectedProducts',
        productIds: [cement] as never,
      })
      expect(allOf(parseXml(marked), 'price').map(({ text }) => text)).toEqual(['548.90'])
    })

    it('are served with a tag, and again only when they have changed', async () => {
      const id = await create({ type: 'VkMarketYml', fileName: 'vk.yml' })
      expect((await get('vk.yml')).status).toBe(404)
      await generate(id)
      const first = await get('vk.yml')
      expect(first.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=300')
      const tag = first.headers.get('ETag') ?? ''
      expect((await get('vk.yml', { 'If-None-Match': tag })).status).toBe(304)
      await shop.server.db.updateTable('product').set({ price_kopecks: 50_000 }).where('id', '=', ids.cement).execute()
      await generate(id)
      expect((await get('vk.yml', { 'If-None-Match': tag })).status).toBe(200)
      await shop.server.db.updateTable('product').set({ price_kopecks: 49_900 }).where('id', '=', ids.cement).execute()
    })

    it('are refused with names that are no addresses, names that are taken, and schedules that cannot be read', async () => {
      const id = await create({ type: 'VkMarketYml', fileName: 'taken.yml' })
      const feed = await read(id)
      for (const fileName of ['../secret.xml', 'a/b.xml', 'имя.xml', '.hidden', 'a b'])
        expect((await admin.call(saveFeed, { body: { ...feed, fileName } as never })).problem?.errors).toMatchObject([
          { pointer: '/fileName' },
        ])
      const other = { ...feed, id: null, version: null, fileName: 'taken.yml' } as never
      expect((await admin.call(saveFeed, { body: other })).problem).toMatchObject({
        code: 'duplicate',
        errors: [{ pointer: '/fileName' }],
      })
      for (const schedule of ['every day', '61 3 * * *', '0 3 * *', '0 0 3 * * *', '0 0 31 2 *'])
        expect([
          schedule,
          (await admin.call(saveFeed, { body: { ...feed, schedule } as never })).problem?.errors,
        ]).toMatchObject([schedule, [{ pointer: '/schedule', code: 'cron' }]])
    })

    it('run by their schedules on the shop’s clock, each time once, and not while they are off', async () => {
      await shop.server.db.deleteFrom('feed').execute()
      const on = await create({ type: 'VkMarketYml', schedule: '0 3 * * *' })
      const off = await create({ type: 'VkMarketYml', schedule: '0 3 * * *', isActive: false })
      // It is noon in the shop: what was saved now waits for tonight.
      expect(await shop.server.startDueFeeds()).toBe(0)
      shop.advance(15 * HOUR_MS - 60_000)
      expect(await shop.server.startDueFeeds()).toBe(0)
      shop.advance(120_000)
      // Nobody stays signed in for so long.
      admin = await staffClient(shop.server, 'admin')
      expect(await Promise.all([shop.server.startDueFeeds(), shop.server.startDueFeeds()])).toContain(1)
      await expect.poll(async () => (await read(on)).lastStatus).toBe('Succeeded')
      expect(await shop.server.startDueFeeds()).toBe(0)
      const runs = await shop.server.db.selectFrom('feed_run').select(['feed_id', 'status']).execute()
      expect(runs).toEqual([{ feed_id: on, status: 'Succeeded' }])
      expect((await read(off)).lastStatus).toBeNull()
    })

    it('are all made by a command of the terminal', async () => {
      const { data } = await admin.call(executeTerminalCommand, { params: { name: 'generate-feeds' } } as never)
      expect(data).toMatchObject({
        succeed: true,
        output: expect.stringMatching(/^Выгрузка \d+, товаров: 6\n$/) as string,
      })
    })
  },
  { settings: { publicUrl: 'https://shop.example' } },
)
