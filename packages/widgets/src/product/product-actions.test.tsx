import { loadProductDelivery } from '@prilavok/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FormsProvider, type Forms, type ProductFormProps } from '../lib/forms'
import { deliveryInfo, productFields, scriptProductPage } from '../testing/product-page'
import { showInShop } from '../testing/show-in-shop'
import { ProductActions, type ProductActionsProps } from './product-actions'

const Form = ({ product, onClose }: ProductFormProps) => (
  <dialog open aria-label="Форма">
    {product.name}
    <button type="button" onClick={onClose}>
      Закрыть форму
    </button>
  </dialog>
)
const NAMES = [
  'quickbuy',
  'stock-subscription',
  'waiting-for-discount',
  'remind-later',
  'customer-question',
  'call-me-back',
]
const all: Forms = Object.fromEntries(NAMES.map((name) => [name, async () => Form]))

interface Given extends ProductActionsProps {
  readonly forms?: Forms
  readonly fields?: object
  readonly settings?: object
  readonly info?: object
}
async function show({ forms = all, fields = {}, settings = {}, info = {}, ...props }: Given = {}) {
  const page = showInShop(
    <FormsProvider forms={forms}>
      <ProductActions {...props} />
    </FormsProvider>,
    {
      settings,
      script(test) {
        scriptProductPage(test, { ...productFields, ...fields })
        test.always(loadProductDelivery, () => ({ ...deliveryInfo, ...info }))
      },
    },
  )
  await page.settle()
  await page.settle()
  return page
}
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('the buttons of a product page', () => {
  it('are not shown while their forms do not exist [PRODUCT-18]', async () => {
    const { container } = await show({ forms: {} })
    expect(container.textContent).toBe('')
  })

  it('are shown where a form of their name is registered [PRODUCT-18]', async () => {
    await show()
    expect(shown()).toEqual([
      'Купить в один клик',
      'Хочу скидку',
      'Напомнить позже',
      'Задать вопрос о товаре',
      'Перезвоните мне',
    ])
  })

  it('subscribe to what is sold out, and nobody is called for it [PRODUCT-18] [PRODUCT-21]', async () => {
    await show({ fields: { productAvailable: 'False' } })
    expect(shown()).toEqual(['Сообщить о поступлении', 'Хочу скидку', 'Задать вопрос о товаре'])
  })

  it('are only those that the page wants here', async () => {
    await show({ only: ['call-me-back', 'stock-subscription'] })
    expect(shown()).toEqual(['Перезвоните мне'])
  })

  it('leave the quick order out for most visitors, and where one cannot pay on delivery [PRODUCT-22] [PRODUCT-26]', async () => {
    await show({ only: ['quickbuy'], settings: { product: { quickbuyProbability: 0 } } })
    expect(shown()).toEqual([])
    await show({ only: ['quickbuy'], info: { cashOnDeliveryAvailability: 'OnlyForPrepayment' } })
    expect(shown()).toEqual([])
  })

  it('pulse for a keyword of the name [PRODUCT-39]', async () => {
    const { container } = await show({ settings: { product: { pulseKeywords: ['снежок'] } } })
    const pulsing = container.querySelectorAll('.pk-product-actions__pulsing')
    expect([...pulsing].map(({ textContent }) => textContent)).toEqual(['Хочу скидку'])
  })

  it('open their form with the product, and close it', async () => {
    const page = await show({ only: ['remind-later'] })
    fireEvent.click(screen.getByRole('button', { name: 'Напомнить позже' }))
    await page.settle()
    expect(screen.getByRole('dialog', { name: 'Форма' }).textContent).toContain('Краска «Снежок»')
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть форму' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
