import * as z from 'zod/mini'
import { count, dictionary, flag, id, int, maybe, maybeText, note, oneOf, orNull, text, url } from './wire'

export const namedRef = z.object({ id, name: text() })

export const picture = z.object({
  id: maybe(id),
  /** The address of cross-sales products. */
  defaultPath: maybe(url),
  /** The address of blog posts. */
  relativePath: maybe(text()),
  previewPath: maybe(url),
  /** From width in pixels to address. */
  srcSet: maybe(dictionary(url)),
  alt: maybe(text()),
  width: maybe(int()),
  height: maybe(int()),
  /** Shown until the picture is there. */
  blurHash: maybe(text()),
})

export const paymentOptionId = oneOf([
  'PayOnDelivery',
  'PayViaSberbankAcquiring',
  'PayViaYooKassa',
  'PayViaDolyame',
  'PayViaSberbankInstallment',
  'PayViaSberbankInstallment6M',
  'PayViaSberbankInstallment12M',
  'PayViaSberbankInstallment24M',
  'PayViaSberbankInstallment36M',
  'PayViaVsegdaDa',
  'PayViaTinkoffInstallment',
  'PayViaYandexSplit',
  'PayViaSberbankCredit',
  'PayViaPosCredit',
  'PayImmediately',
  'FromCheckingAccountAsLegalEntity',
])

/** Compared with case: `approved` and `Approved` belong to different providers. */
export const paymentStatus = oneOf([
  'None',
  'Created',
  'Pending',
  'Confirmed',
  'Committed',
  'approved',
  'Payed',
  'Approved',
  'Succeeded',
  'ContractAuthorized',
  'Rejected',
  'BankRejected',
  'CustomerRejected',
  'CustomerRejectedForTo',
  'InputError',
  'Cancelled',
  'Failed',
  'Expired',
  'Refunded',
])

export const marketing = z.object({
  utm_medium: maybe(text(500)),
  utm_source: maybe(text(500)),
  utm_campaign: maybe(text(500)),
  utm_term: maybe(text(500)),
  utm_content: maybe(text(500)),
  roistat: maybe(text(500)),
  roistat_referrer: maybe(text(500)),
  roistat_pos: maybe(text(500)),
})

export const paymentProvider = oneOf([
  'dolyame',
  'yandex-split',
  'sberbank',
  'yookassa',
  'online-card',
  'sberbank-installment',
  'sberbank-credit',
  'vsegda-da',
  'tinkoff',
  'pos-credit',
])

export const transportCompany = oneOf(['Kit', 'Pek', 'Cdek', 'Energia', 'RussianPost', 'Own'])

export const cashOnDeliveryAvailability = oneOf([
  'Available',
  'TooCheapByComparisonToDeliveryCost',
  'CheaperThan2000',
  'CantResolve',
  'OnlyForPrepayment',
])

export const cityShown = z.object({
  showedCityId: id,
  showedCityName: text(),
  showedCityShortGuid: maybe(text()),
})

export const paging = z.object({
  /** The first page is 1; a server moves an index outside the list to its nearest end. */
  pageIndex: count(1),
  pageSize: count(),
  /** Null when nothing was counted. */
  pageCount: maybe(int()),
  /** Null when the question was asked without a total. */
  totalCount: maybe(int()),
  /** False when a long list was counted only up to a limit. */
  totalIsExact: flag,
  /** Null on the last page. */
  nextCursor: maybe(text()),
})

/** Yes, no, or nothing said: a server that says nothing with a 2xx status has taken the form. */
const succeed = note(orNull(z.boolean()), { json: { type: 'boolean' } })

export const createdAnswer = z.object({
  succeed,
  id: maybe(id),
  /** For logs; a page has words of its own. */
  message: maybeText(),
})

export const okResult = z.object({ succeed, message: maybeText() })

export const userCityPaymentType = oneOf(
  ['None', 'PaymentOnDelivery', 'PaymentOnDeliveryForSmallProducts', 'OnlyPrepayment'],
  'None',
)

export const geoPoint = z.object({ latitude: z.number(), longitude: z.number() })

export const userCityType = oneOf(['None', 'HomeCity', 'CityWithPickPoint', 'CityWithoutPickPoint'], 'None')

export const userCityResolvedStatus = oneOf(['None', 'Resolved', 'NotResolved'], 'None')

export const pickPointType = oneOf(['PickPoint', 'Postamat', 'Other'])

export const pickPointPaymentStatus = oneOf([
  'NoPayment',
  'DontUsePayment',
  'CantResolve',
  'CheaperThan2000',
  'TooCheapByComparisonToDeliveryCost',
  'MaxPaymentExceeded',
  'CashAndCard',
  'CashAndMaybeCard',
])

export const payOnDeliveryRejectReason = oneOf([
  'CantResolve',
  'CheaperThan2000',
  'TooCheapByComparisonToDeliveryCost',
  'NegativeClientRating',
  'NoPayOnDeliveryInThisTk',
  'NoPayOnDeliveryInThisPickPoint',
  'OnlyForPrepayment',
])

export const wizardStep = oneOf([
  'basket',
  'userContacts',
  'pickpointSelection',
  'paymentSelection',
  'orderConfirmation',
  'phoneConfirmation',
])
