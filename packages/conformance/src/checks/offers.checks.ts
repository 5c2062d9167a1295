import { loadCrossSales, loadFlag, type FlagName } from '@prilavok/contracts'
import { must } from '../kit/verdict'
import { MARKUP, ODD_TEXTS, type Check } from './check'

const FLAGS: readonly FlagName[] = ['OnlinePayment', 'TinkoffInstallment', 'AddressDelivery', 'SuggestedCities']

/** What is offered beside a product and a cart. */
export const crossSalesChecks: readonly Check[] = [
  {
    name: 'offers leave out what the cart has',
    run: async ({ data, facts }) => {
      const [productId = ''] = facts.products
      const offered = await data(loadCrossSales, { body: { productId, exceptProductIds: [productId] } })
      const ids = offered.categories.flatMap(({ products }) => products.map(({ id }) => id))
      must(!ids.includes(productId), 'excluded', 'The product of the page is offered beside itself.')
      const [first] = ids
      if (first === undefined) return
      const rest = await data(loadCrossSales, { body: { productId, exceptProductIds: [productId, first] } })
      const left = rest.categories.flatMap(({ products }) => products.map(({ id }) => id))
      must(!left.includes(first), 'excluded', `${first} is offered although it is excluded.`)
    },
  },
  {
    name: 'offers have prices and addresses',
    run: async ({ data, facts }) => {
      const { categories } = await data(loadCrossSales, {
        body: { productId: facts.products[0] ?? '', exceptProductIds: [] },
      })
      for (const { id, price, url } of categories.flatMap(({ products }) => products)) {
        must(price > 0, 'money', `${id} costs ${price}.`)
        must(/^(?:https?:\/\/|\/(?![/\\]))/.test(url), 'safeAddresses', `${id} leads to ${url}.`)
      }
    },
  },
  {
    name: 'limits and odd input',
    run: async ({ beyondLimit, odd }) => {
      const many = Array.from({ length: 201 }, (_, at) => `p${at}`)
      await beyondLimit(loadCrossSales, { body: { exceptProductIds: many } }, '/exceptProductIds')
      for (const text of ODD_TEXTS)
        await odd(loadCrossSales, { body: { productId: text, exceptProductIds: [text] } }, text)
    },
  },
]

/** Switches of the server. */
export const flagChecks: readonly Check[] = [
  {
    name: 'every flag is a yes or no',
    run: async ({ data }) => {
      for (const name of FLAGS) await data(loadFlag, { params: { name } })
    },
  },
  {
    name: 'what may be kept has a tag',
    run: ({ kept }) => kept(loadFlag, { params: { name: 'OnlinePayment' } }),
  },
  {
    name: 'an unknown or odd flag does no harm',
    run: async ({ odd }) => {
      for (const name of ['PrilavokNoSuchFlag', ...ODD_TEXTS]) await odd(loadFlag, { params: { name } }, name)
      await odd(loadFlag, { params: { name: 'x'.repeat(65) } }, MARKUP)
    },
  },
]
