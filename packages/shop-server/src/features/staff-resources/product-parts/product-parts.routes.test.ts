import {
  deleteFile,
  deleteProduct,
  readHistory,
  readProductAttachments,
  readProductFeatures,
  readProductPictures,
  readProductRelations,
  readProductSpecs,
  saveProductAttachments,
  saveProductFeature,
  saveProductFeatures,
  saveProductPictures,
  saveProductRelations,
  saveProductRelationType,
  saveProductSpecs,
  saveSpec,
  saveSpecOption,
  readSpec,
  readSpecOption,
  type ProductSpecValue,
} from '@prilavok/contracts/admin'
import { loadProduct, loadProductRelations } from '@prilavok/contracts'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../../../testing/shop-client'
import { staffClient, type StaffClient } from '../../../testing/staff-client'
import { pngOf } from '../../../testing/sample-files'

describeOwnDatabase('the parts of a product', (shop) => {
  let admin: StaffClient
  let buyer: ReturnType<typeof shopClient>
  const specIds: Record<string, string> = {}
  const optionIds: Record<string, string> = {}

  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    buyer = shopClient(shop.server)
    const spec = async (name: string, valueKind: string, more: object = {}) => {
      const { data } = await admin.call(saveSpec, { body: { name, valueKind, ...more } as never })
      specIds[name] = data.id
    }
    await spec('Масса', 'Number', { unit: 'кг' })
    await spec('Цвет', 'Options', { isMultiple: true })
    await spec('Слой', 'NumberRange', { unit: 'мм' })
    await spec('Морозостойкость', 'Bool')
    await spec('Основа', 'Text')
    for (const name of ['белый', 'серый']) {
      const body = { specId: specIds['Цвет'], name } as never
      optionIds[name] = (await admin.call(saveSpecOption, { body })).data.id
    }
  })

  const params = (id: string = ids.cement) => ({ params: { id } })
  const specOf = (name: string, value: Partial<ProductSpecValue>, displayOrder = 1) =>
    ({ specId: specIds[name] ?? '', displayOrder, ...value }) as ProductSpecValue
  const versionOf = async (id: string = ids.cement) => (await admin.call(readProductSpecs, params(id))).data.version
  const saveSpecs = async (specs: readonly ProductSpecValue[], who = admin, ifMatch?: string) =>
    who.call(
      saveProductSpecs,
      { body: { productId: ids.cement, version: null, specs: [...specs] } },
      {
        'If-Match': ifMatch ?? `"v${await versionOf()}"`,
      },
    )
  const upload = async (type: string, name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.append('file', new File([bytes], name))
    const url = `http://shop.test/api/admin/fileStorage/?type=${type}`
    const response = await shop.server.fetch(new Request(url, { method: 'POST', headers: admin.defaults, body }))
    return ((await response.json()) as { readonly id: string }).id
  }
  const shown = async (id: string = ids.cement) => (await buyer.call(loadProduct, { params: { id } })).data

  it('[ADMIN-ENT-02] [ADMIN-ENT-06] specs are saved by kind and are what the shop shows', async () => {
    const { status, data, headers } = await saveSpecs([
      specOf('Морозостойкость', { boolValue: true }, 4),
      specOf('Масса', { numberValue: 25.5 }, 1),
      specOf('Цвет', { optionIds: [optionIds['белый'] ?? '', optionIds['серый'] ?? ''] }, 2),
      specOf('Слой', { numberValue: 2, numberTo: 10 }, 3),
      specOf('Основа', { textValue: ' цемент ' }, 5),
    ])
    expect([status, data.id, data.version]).toEqual([200, ids.cement, 2])
    expect(headers.get('ETag')).toBe('"v2"')
    const read = (await admin.call(readProductSpecs, params())).data
    expect(data.model).toEqual(read)
    expect(read.specs).toMatchObject([
      { specName: 'Масса', valueKind: 'Number', numberValue: 25.5, unit: 'кг', displayOrder: 1 },
      { specName: 'Цвет', optionIds: [optionIds['белый'], optionIds['серый']] },
      { specName: 'Слой', numberValue: 2, numberTo: 10 },
      { specName: 'Морозостойкость', boolValue: true },
      { specName: 'Основа', textValue: 'цемент' },
    ])
    expect((await shown()).specs).toEqual([
      { group: null, name: 'Масса', value: '25,5\u00a0кг' },
      { group: null, name: 'Цвет', value: 'белый, серый' },
      { group: null, name: 'Слой', value: '2–10\u00a0мм' },
      { group: null, name: 'Морозостойкость', value: 'Да' },
      { group: null, name: 'Основа', value: 'цемент' },
    ])
  })

  it('a spec and an option that are renamed are renamed in the products', async () => {
    await saveSpecs([specOf('Цвет', { optionIds: [optionIds['белый'] ?? ''] }), specOf('Масса', { numberValue: 3 }, 2)])
    const spec = (await admin.call(readSpec, { params: { id: specIds['Масса'] ?? '' } })).data
    await admin.call(saveSpec, { body: { ...spec, name: 'Вес нетто', unit: 'килограмм' } })
    const option = (await admin.call(readSpecOption, { params: { id: optionIds['белый'] ?? '' } })).data
    await admin.call(saveSpecOption, { body: { ...option, name: 'снежный' } })
    expect((await shown()).specs).toEqual([
      { group: null, name: 'Цвет', value: 'снежный' },
      { group: null, name: 'Вес нетто', value: '3\u00a0килограмм' },
    ])
    const { specs } = (await admin.call(readProductSpecs, params())).data
    expect(specs).toMatchObject([{ optionIds: [optionIds['белый']] }, { specId: specIds['Масса'], numberValue: 3 }])
  })

  it('specs say where a value is wrong, and stay as they were', async () => {
    const before = await versionOf()
    const { problem } = await saveSpecs([
      specOf('Масса', { textValue: 'тяжёлый' }, 1),
      specOf('Цвет', { optionIds: ['none'] }, 2),
      specOf('Слой', { numberValue: 5, numberTo: 1 }, 3),
      { ...specOf('Масса', { numberValue: 1 }, 4), specId: 'none' },
      specOf('Цвет', { optionIds: [optionIds['серый'] ?? ''] }, 5),
    ])
    expect(problem?.code).toBe('validation-failed')
    expect(problem?.errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/specs/3/specId', 'exists'],
      ['/specs/4/specId', 'unique'],
      ['/specs/0/numberValue', 'required'],
      ['/specs/1/optionIds', 'exists'],
      ['/specs/2/numberTo', 'min_value'],
    ])
    expect(await versionOf()).toBe(before)
  })

  it('what the records of specs cannot hold stays as it is until somebody changes it', async () => {
    const lines = [
      { name: 'Вес нетто', value: 'около 3', unit: 'килограмм' },
      { name: 'Без записи', value: 'что-то' },
    ]
    await shop.server.db
      .updateTable('product')
      .set({ specs: JSON.stringify(lines) })
      .where('id', '=', ids.cement)
      .execute()
    const { specs } = (await admin.call(readProductSpecs, params())).data
    expect(specs).toMatchObject([{ specId: specIds['Масса'], numberValue: null, textValue: 'около 3' }])
    expect((await saveSpecs(specs)).status).toBe(200)
    expect((await shown()).specs.map(({ name, value }) => [name, value])).toEqual([
      ['Вес нетто', 'около 3\u00a0килограмм'],
      ['Без записи', 'что-то'],
    ])
  })

  it('of two members of the staff who save the same part, the second is told what the first has saved', async () => {
    const other = await staffClient(shop.server, 'catalog')
    const tag = `"v${await versionOf()}"`
    const save = (who: StaffClient, textValue: string) => saveSpecs([specOf('Основа', { textValue })], who, tag)
    const [first, second] = await Promise.all([save(admin, 'гипс'), save(other, 'известь')])
    expect([first.status, second.status].sort()).toEqual([200, 412])
    const [winner, refused] = first.status === 200 ? ['гипс', second] : ['известь', first]
    expect(refused.problem?.current).toMatchObject({ productId: ids.cement, specs: [{ textValue: winner }] })
    expect((await saveSpecs([], admin, '"v1"')).status).toBe(412)
    const blind = await admin.call(saveProductSpecs, { body: { productId: ids.cement, version: null, specs: [] } })
    expect(blind.problem?.code).toBe('precondition-required')
    const history = await admin.call(readHistory, { params: { entity: 'product', id: ids.cement } } as never)
    const { items } = history.data as { readonly items: readonly unknown[] }
    expect(items[0]).toMatchObject({ action: 'Updated', changes: [{ field: 'specs' }] })
  })

  it('[ADMIN-ENT-03] [ADMIN-ENT-06] relations are saved, by types that the staff have added as well', async () => {
    const type = await admin.call(saveProductRelationType, {
      body: {
        name: 'Замена',
        displayName: 'Замены',
        code: 'swap',
        displayOrder: 9,
        isShownOnProductPage: true,
      } as never,
    })
    const save = async (relations: readonly object[], productId: string = ids.drill) => {
      const { data } = await admin.call(readProductRelations, params(productId))
      const body = { productId, version: data.version, relations } as never
      return admin.call(saveProductRelations, { body })
    }
    const { data, problem } = await save([
      { relationTypeId: type.data.id, relatedProductId: ids.beam, displayOrder: 2, isMutual: true },
      { relationTypeId: 'relation-analog', relatedProductId: ids.boiler, displayOrder: 1, isMutual: false },
    ])
    expect(problem).toBeNull()
    expect(data?.model).toMatchObject({
      relations: [
        { relationTypeId: 'relation-analog', relatedProduct: { name: 'Котёл <на заказ>', price: 50_000 } },
        { relatedProductId: ids.beam, isMutual: true },
      ],
    })
    const related = async (productId: string) =>
      (await buyer.call(loadProductRelations, { query: { productId } })).data.categories.flatMap(({ products }) =>
        products.map(({ id }) => id),
      )
    expect(await related(ids.drill)).toEqual([ids.boiler, ids.beam])
    expect(await related(ids.beam)).toEqual([ids.drill])
    const mirrored = (await admin.call(readProductRelations, params(ids.beam))).data
    expect(mirrored).toMatchObject({ version: 2, relations: [{ relatedProductId: ids.drill, isMutual: true }] })
    await save([])
    expect((await admin.call(readProductRelations, params(ids.beam))).data).toMatchObject({ version: 3, relations: [] })
    const wrong = await save([
      { relationTypeId: 'none', relatedProductId: ids.drill, displayOrder: 1, isMutual: false },
      { relationTypeId: 'relation-analog', relatedProductId: 'none', displayOrder: 1, isMutual: false },
    ])
    expect(wrong.problem?.errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/relations/0/relationTypeId', 'exists'],
      ['/relations/1/relatedProductId', 'exists'],
      ['/relations/0/relatedProductId', 'notSelf'],
    ])
  })

  it('mutual relations that two members save at once end without one waiting for ever', async () => {
    const save = async (productId: string, relatedProductId: string) => {
      const { version } = (await admin.call(readProductRelations, params(productId))).data
      const relations = [{ relationTypeId: 'relation-analog', relatedProductId, displayOrder: 1, isMutual: true }]
      return (await admin.call(saveProductRelations, { body: { productId, version, relations } as never })).status
    }
    for (let run = 0; run < 5; run += 1) {
      const statuses = await Promise.all([save(ids.beam, ids.boiler), save(ids.boiler, ids.beam)])
      expect(statuses.every((status) => status === 200 || status === 412)).toBe(true)
    }
    const of = async (id: string) => (await admin.call(readProductRelations, params(id))).data.relations
    expect(await of(ids.beam)).toMatchObject([{ relatedProductId: ids.boiler, isMutual: true }])
    expect(await of(ids.boiler)).toMatchObject([{ relatedProductId: ids.beam, isMutual: true }])
  })

  it('[ADMIN-ENT-04] [ADMIN-ENT-06] pictures are stored files, in the order and with the main one that the staff chose', async () => {
    const [front, back] = [
      await upload('ProductPicture', 'front.png', pngOf(1, 10)),
      await upload('ProductPicture', 'back.png', pngOf(2, 10)),
    ]
    const save = (pictures: readonly object[], version: number) =>
      admin.call(saveProductPictures, { body: { productId: ids.primer, version, pictures } as never })
    const both = [
      { fileId: front, alt: 'спереди', isDefault: false, displayOrder: 1 },
      { fileId: back, isDefault: true, displayOrder: 2 },
    ]
    const { data } = await save(both, 1)
    expect(data?.model).toMatchObject({
      version: 2,
      pictures: [
        { fileId: front, url: `/files/${front}`, alt: 'спереди', isDefault: false, width: 400, height: 300 },
        { fileId: back, isDefault: true },
      ],
    })
    expect((await shown(ids.primer)).pictures.map(({ id }) => id)).toEqual([back, front])
    const twice = [
      { fileId: front, isDefault: true, displayOrder: 1 },
      { fileId: front, isDefault: true, displayOrder: 2 },
    ]
    expect((await save(twice, 2)).problem?.errors).toMatchObject([
      { pointer: '/pictures/1/fileId', code: 'unique' },
      { pointer: '/pictures', code: 'oneDefault' },
    ])
    const secret = await upload('OrderAttachment', 'a.pdf', new TextEncoder().encode('%PDF-1.7'))
    expect((await save([{ fileId: secret, isDefault: true, displayOrder: 1 }], 2)).problem?.errors).toMatchObject([
      { pointer: '/pictures/0/fileId', code: 'exists' },
    ])
    const remove = () => admin.call(deleteFile, { params: { type: 'ProductPicture', id: front } })
    expect((await remove()).problem?.code).toBe('file-in-use')
    await save([{ fileId: back, isDefault: true, displayOrder: 1 }], 2)
    expect((await remove()).status).toBe(204)
  })

  it('demo products have their drawn pictures until the staff choose others', async () => {
    await shop.server.db.updateTable('product').set({ picture_seed: 5 }).where('id', '=', ids.drill).execute()
    const read = async () => (await admin.call(readProductPictures, params(ids.drill))).data
    const drawn = await read()
    expect(drawn.pictures.map(({ fileId }) => fileId)).toEqual(
      ['front', 'pack', 'use', 'detail', 'sizes'].map((view) => `drawn-${view}`),
    )
    const pictures = drawn.pictures.slice(0, 2)
    const { status } = await admin.call(saveProductPictures, { body: { ...drawn, pictures } })
    expect([status, (await read()).pictures.length]).toEqual([200, 2])
    await admin.call(saveProductPictures, { body: { ...(await read()), pictures: [] } })
    expect((await read()).pictures).toEqual([])
  })

  it('[ADMIN-ENT-05] [ADMIN-ENT-06] attachments are documents with a name and a kind, which the shop offers', async () => {
    const fileId = await upload('ProductAttachment', 'паспорт.pdf', new TextEncoder().encode('%PDF-1.7'))
    const save = (attachments: readonly object[], version: number) =>
      admin.call(saveProductAttachments, { body: { productId: ids.primer, version, attachments } as never })
    const { data } = await save([{ fileId, name: ' Паспорт ', kind: 'Passport', displayOrder: 1 }], 1)
    const read = (await admin.call(readProductAttachments, params(ids.primer))).data
    expect(data?.model).toEqual(read)
    expect(read.attachments).toMatchObject([
      { name: 'Паспорт', kind: 'Passport', url: `/files/${fileId}`, sizeBytes: 8 },
    ])
    expect((await shown(ids.primer)).attachments).toMatchObject([{ id: fileId, name: 'Паспорт' }])
    expect((await save([{ fileId, name: ' ', kind: 'Poem', displayOrder: 1 }], 2)).problem?.errors).toMatchObject([
      { pointer: '/attachments/0/name', code: 'required' },
      { pointer: '/attachments/0/kind', code: 'oneOf' },
    ])
  })

  it('[ADMIN-ENT-07] [ADMIN-ACT-05] features are those of the product, and its page adds those of its category', async () => {
    const feature = async (name: string, more: object = {}) =>
      (await admin.call(saveProductFeature, { body: { name, isActive: true, ...more } as never })).data.id
    const own = await feature('Быстро сохнет', { shortText: 'за час' })
    await feature('Для пола', { categoryIds: ['cat-mix'], displayOrder: 2 })
    const body = {
      productId: ids.primer,
      version: 1,
      features: [{ featureId: own, note: 'за 2 часа', displayOrder: 1 }],
    }
    await admin.call(saveProductFeatures, { body } as never)
    expect((await admin.call(readProductFeatures, params(ids.primer))).data).toMatchObject({
      version: 2,
      features: [{ featureId: own, name: 'Быстро сохнет', note: 'за 2 часа' }],
    })
    expect((await shown(ids.primer)).features).toMatchObject([
      { name: 'Быстро сохнет', text: 'за 2 часа' },
      { name: 'Для пола', text: null },
    ])
    const unknown = { ...body, version: 2, features: [{ featureId: 'none', displayOrder: 1 }] }
    expect((await admin.call(saveProductFeatures, { body: unknown } as never)).problem?.errors).toMatchObject([
      { pointer: '/features/0/featureId', code: 'exists' },
    ])
  })

  it('parts of a product that is not there, or that is deleted, are not found; its files are free then', async () => {
    for (const call of [readProductSpecs, readProductRelations, readProductPictures, readProductAttachments] as const)
      expect((await admin.call(call as typeof readProductSpecs, params('none'))).status).toBe(404)
    const body = { productId: 'none', version: 1, features: [] }
    expect((await admin.call(saveProductFeatures, { body } as never)).status).toBe(404)
    const uses = () =>
      shop.server.db.selectFrom('file_use').select('owner').where('owner', 'like', `product:${ids.primer}/%`)
    expect(await uses().execute()).toHaveLength(2)
    expect((await admin.call(deleteProduct, params(ids.primer))).status).toBe(204)
    expect(await uses().execute()).toEqual([])
  })
})
