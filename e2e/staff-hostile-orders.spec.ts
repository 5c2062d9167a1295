import { payableProducts } from './support/buyer'
import { asParsed, hostileHeaps, insertRecords, tooWide, watchForAttacks } from './support/hostile-rows'
import { expect, test } from './support/staff'

test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } })

const RECORDS = 5
const LONGEST_CODE = 100
const EARLIEST = new Date('2001-01-01T00:00:00Z')
/** Later than whatever the shop has. */
const LATEST = new Date('2099-01-01T00:00:00Z')

const draftId = (index: number) => `hostile-draft-${String(index).padStart(10, '0')}`

/** Who writes it, in every field that takes words. */
const personOf = (text: string) => ({
  fullName: text,
  firstName: text,
  lastName: text,
  middleName: text,
  phone: text,
  secondaryPhone: text,
  email: text,
  comment: text,
})
const companyOf = (text: string) => ({
  companyName: text,
  inn: text,
  kpp: text,
  ogrn: text,
  bic: text,
  bankAccount: text,
})

test('five hundred hostile texts in drafts, orders and wishes run nothing in the staff wing and fit on 320 px [SAFE-13]', async ({
  staff,
  page,
  shop,
}) => {
  // Ten screens with a hundred texts in each field.
  test.slow()
  const { db } = shop
  const [product] = await payableProducts(shop, 1)
  const heaps = hostileHeaps(RECORDS)
  const attacks = await watchForAttacks(page)
  const harmless = async (where: string) => {
    expect(await attacks(), where).toEqual([])
    expect(await tooWide(page), where).toEqual([])
  }
  const order = await db.selectFrom('customer_order').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('order_in_process')
    .values(
      heaps.map((text, index) => ({
        id: draftId(index),
        cart: JSON.stringify([{ id: product?.id, quantity: 1 }]),
        customer: JSON.stringify(personOf(text)),
        recipient: JSON.stringify(personOf(text)),
        company: JSON.stringify(companyOf(text)),
        delivery: JSON.stringify({ toDoor: true, addressDelivery: text, transportCompany: text, purchaseType: text }),
        marketing: JSON.stringify({ source: text, campaign: text }),
        last_step: 'ContactStep',
        created_on: LATEST,
        updated_on: LATEST,
      })),
    )
    .execute()
  const removeWishes = await insertRecords(
    shop,
    'product_stock_subscriber',
    heaps.map((text) => ({ productId: product?.id, kind: 'InStock', status: 'New', phone: text, email: text })),
    EARLIEST,
  )
  try {
    await staff.signIn('admin')
    await staff.openList('orderInProcess', 'sort=-createdOn')
    await expect(page.locator('.pk-staff-cards')).toContainText(asParsed(heaps[0] ?? '').slice(0, 20))
    await harmless('drafts: list')
    await staff.openList('productStockSubscriber', 'sort=createdOn')
    await harmless('wishes: list')
    for (const [index, text] of heaps.entries()) {
      const draft = await staff.openRecord('orderInProcess', draftId(index))
      await expect(draft).toContainText(text.split('\n')[0] ?? '')
      await harmless(`draft ${index}`)
      await db
        .updateTable('customer_order')
        .set({
          delivery_address: text,
          comment: text,
          track_code: [...text].slice(0, LONGEST_CODE).join(''),
          // Names and phones are indexed for the search, as long as they may be; the drafts have the whole texts in them.
          recipient: JSON.stringify(personOf([...text].slice(0, LONGEST_CODE).join(''))),
          company: JSON.stringify(companyOf(text)),
        })
        .where('id', '=', order.id)
        .execute()
      await staff.openRecord('order', order.id)
      await expect(page.getByRole('main')).toContainText(text.split('\n')[0] ?? '')
      await harmless(`order ${index}`)
    }
  } finally {
    const { delivery_address, comment, track_code, recipient, company } = order
    await db
      .updateTable('customer_order')
      .set({
        delivery_address,
        comment,
        track_code,
        recipient: recipient && JSON.stringify(recipient),
        company: company && JSON.stringify(company),
      })
      .where('id', '=', order.id)
      .execute()
    await db.deleteFrom('order_in_process').where('id', 'like', 'hostile-draft-%').execute()
    await removeWishes()
  }
})
