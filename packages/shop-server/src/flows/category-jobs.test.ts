import {
  listDynamicCategories,
  readDynamicCategoryTemplate,
  runBulk,
  saveDynamicCategoryTemplate,
  type Job,
} from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'
import { endOfJob } from '../testing/end-of-job'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { staffClient, type StaffClient } from '../testing/staff-client'

describeOwnDatabase('dynamic categories', (shop) => {
  let admin: StaffClient
  const add = (table: string, id: string, details: object) =>
    sql`insert into ${sql.table(table)} (id, details) values (${id}, ${JSON.stringify(details)}::jsonb)`.execute(
      shop.server.db,
    )
  const specs = (id: string, ...values: readonly (readonly [name: string, value: string])[]) =>
    shop.server.db
      .updateTable('product')
      .set({ specs: JSON.stringify(values.map(([name, value]) => ({ name, value }))) })
      .where('id', '=', id)
      .execute()
  const generate = async (...templates: readonly string[]): Promise<Job> => {
    const body = { ids: [...templates], action: 'generate' } as never
    const { data } = await admin.call(runBulk, { params: { entity: 'dynamic-category-template' }, body })
    return endOfJob(admin, data.jobId)
  }
  const made = async (templateId: string) =>
    (await admin.call(listDynamicCategories, { query: { templateId, sort: 'name' } as never })).data.items
  const template = (change: object) => ({
    name: 'По цвету',
    categoryId: 'cat-mix',
    specIds: ['color'],
    nameTemplate: '{category}: {option}',
    h1Template: '{category} — {option}, {count} шт.',
    seoUrlTemplate: '{category}-{option}',
    metaTitleTemplate: 'Купить {option} от {minPrice} ₽',
    textTemplate: '<p>{option}</p>',
    minProducts: 2,
    isActive: true,
    ...change,
  })

  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await shop.server.db
      .insertInto('category')
      .values({ id: 'cat-glue', parent_id: 'cat-mix', path: 'smesi/klei', slug: 'klei', name: 'Клеи' })
      .execute()
    await shop.server.db.updateTable('product').set({ category_id: 'cat-glue' }).where('id', '=', ids.beam).execute()
    for (const [id, name] of [
      ['color', 'Цвет'],
      ['size', 'Размер'],
      ['empty', 'Пустая'],
    ] as const)
      await add('spec', id, { name, valueKind: 'Options' })
    for (const [id, specId, name] of [
      ['white', 'color', 'Белый'],
      ['bold', 'color', '<b>Жирный</b>'],
      ['rare', 'color', 'Редкий'],
      ['small', 'size', 'Малый'],
      ['large', 'size', 'Большой'],
    ] as const)
      await add('spec_option', id, { specId, name })
    await specs(ids.cement, ['Цвет', 'Белый'], ['Размер', 'Малый'])
    await specs(ids.primer, ['Цвет', 'Белый'], ['Цвет', '<b>Жирный</b>'], ['Размер', 'Большой'])
    await specs(ids.beam, ['Цвет', '<b>Жирный</b>'], ['Цвет', 'Редкий'], ['Размер', 'Большой'])
    // Neither a hidden product nor one of another category counts.
    await specs(ids.hidden, ['Цвет', 'Редкий'])
    await specs(ids.drill, ['Цвет', 'Редкий'])
    await add('dynamic_category_template', 'colors', template({}))
  })

  it('are made of the options that enough products of a category and those below it have, by its templates', async () => {
    expect(await generate('colors')).toMatchObject({
      status: 'Succeeded',
      message: '«По цвету»: новых 2, обновлено 0, скрыто 0',
    })
    expect(await made('colors')).toMatchObject([
      {
        name: 'Сухие смеси: <b>Жирный</b>',
        seoUrlName: 'suhie-smesi-b-zhirnyy-b',
        productCount: 2,
        isVisible: true,
        filters: [{ searchCode: 'cvet', options: ['b-zhirnyy-b'] }],
      },
      { name: 'Сухие смеси: Белый', seoUrlName: 'suhie-smesi-belyy', productCount: 2, isVisible: true },
    ])
    const { rows } = await sql<{ details: object }>`select details from dynamic_category order by name`.execute(
      shop.server.db,
    )
    // The name of an option is text, wherever it stands in markup.
    expect(rows[0]?.details).toMatchObject({
      h1: 'Сухие смеси — <b>Жирный</b>, 2 шт.',
      text: '<p>&lt;b&gt;Жирный&lt;/b&gt;</p>',
      metaTitle: 'Купить <b>Жирный</b> от 650 ₽',
    })
    const { data } = await admin.call(readDynamicCategoryTemplate, { params: { id: 'colors' } })
    expect(data).toMatchObject({ generatedCount: 2, lastGeneratedOn: '2026-02-10T09:00:00.000Z' })
  })

  it('are updated, hidden under the minimum, and shown again, but not what the staff have hidden', async () => {
    await specs(ids.beam, ['Цвет', 'Редкий'])
    await specs(ids.gone, ['Цвет', 'Редкий'])
    expect(await generate('colors')).toMatchObject({ message: '«По цвету»: новых 1, обновлено 1, скрыто 1' })
    const [bold, white] = await made('colors')
    expect(bold).toMatchObject({ isVisible: false, productCount: 1 })
    await specs(ids.beam, ['Цвет', '<b>Жирный</b>'], ['Цвет', 'Редкий'])
    const body = { ids: [white?.id], action: 'setVisible', payload: { value: false } } as never
    await admin.call(runBulk, { params: { entity: 'dynamic-category' }, body })
    expect(await generate('colors')).toMatchObject({ message: '«По цвету»: новых 0, обновлено 3, скрыто 0' })
    const after = await made('colors')
    expect(after.map(({ id, seoUrlName, isVisible }) => [id, seoUrlName, isVisible]).slice(0, 2)).toEqual([
      [bold?.id, 'suhie-smesi-b-zhirnyy-b', true],
      [white?.id, 'suhie-smesi-belyy', false],
    ])
  })

  it('combine up to three characteristics, at addresses of their own', async () => {
    await add(
      'dynamic_category_template',
      'both',
      template({
        specIds: ['color', 'size'],
        minProducts: 1,
        nameTemplate: '{option2} {option1}',
        seoUrlTemplate: '{category}-{option1}',
      }),
    )
    expect((await generate('both')).status).toBe('Succeeded')
    const all = await made('both')
    expect(all.map(({ name }) => name)).toEqual(
      ['Большой <b>Жирный</b>', 'Большой Белый', 'Малый Белый'].sort((one, other) => one.localeCompare(other, 'ru')),
    )
    expect(new Set(all.map(({ seoUrlName }) => seoUrlName)).size).toBe(3)
    expect(all.map(({ seoUrlName }) => seoUrlName)).not.toContain('suhie-smesi-belyy')
  })

  it('are not made of templates that cannot be, and the others of a run are made all the same', async () => {
    await add('dynamic_category_template', 'broken', template({ name: 'Сломанный', specIds: ['gone'] }))
    await add('dynamic_category_template', 'none', template({ name: 'Без вариантов', specIds: ['empty'] }))
    expect(await generate('broken')).toMatchObject({
      status: 'Failed',
      message: expect.stringContaining('больше нет') as string,
    })
    const job = await generate('none', 'colors')
    expect(job.status).toBe('Succeeded')
    expect(job.message).toContain('обновлено 3')
    expect(job.message).toContain('нет вариантов')
    const save = (change: object) => admin.call(saveDynamicCategoryTemplate, { body: template(change) as never })
    expect((await save({ specIds: [] })).problem?.errors).toMatchObject([{ pointer: '/specIds' }])
    expect(
      (await save({ nameTemplate: '{category} {colour}' })).problem?.errors?.map(({ pointer }) => pointer),
    ).toContain('/nameTemplate')
    expect((await save({ seoUrlTemplate: 'vse' })).problem?.errors).toMatchObject([{ pointer: '/seoUrlTemplate' }])
  })
})
