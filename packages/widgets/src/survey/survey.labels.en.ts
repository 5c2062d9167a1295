import type { AbandonedSurveyLabels, OrderSurveyLabels, SurveyLabels } from './survey.labels'

/** English words of the survey button and its window. */
export const surveyEn: SurveyLabels = {
  button: 'Answer one question',
  cancel: 'I would rather not answer',
  thanks: 'Thank you for your answer!',
  failed: 'Your answer could not be sent. Please try later',
}

/** English words of the survey of an order. */
export const orderSurveyEn: OrderSurveyLabels = {
  marks: 'Rate your order',
  siteUsability: 'Ease of use of the site',
  staff: 'Our staff',
  deliverySpeed: 'Speed of delivery',
  deliveryPrice: 'Price of delivery',
  productQuality: 'Quality of the products',
  productPrice: 'Prices of the products',
  willOrderAgain: 'Will you order from us again?',
  noMark: 'not rated',
  mark: (mark, word) => `${mark} out of 100: ${word}`,
  faces: [
    'terrible',
    'very bad',
    'bad',
    'rather bad',
    'so-so',
    'average',
    'not bad',
    'good',
    'very good',
    'excellent',
    'delighted',
  ],
  comments: 'Tell us more',
  orderComment: 'About the order',
  deliveryComment: 'About the delivery',
  commonComment: 'About the shop',
  purposes: 'What did you buy it for?',
  forPersonalUse: 'For myself',
  forResale: 'To sell it',
  forCompanyNeeds: 'For a company',
  forInstallationToCustomer: 'To install it at a customer’s',
  forNone: 'None of these',
  kinds: 'Who are you?',
  youAreSimpleCustomer: 'A private customer',
  youAreRepresentativeOfCompany: 'I represent a company',
  haveSmallProduction: 'I have a small production',
  haveOwnService: 'I have a service of my own',
  makingEquipment: 'I make equipment',
  youAreNone: 'None of these',
  sources: 'How did you hear of us?',
  alreadyBoughtFromYou: 'I have bought from you before',
  recommendationFromFriend: 'Friends recommended you',
  sawInAds: 'I saw an advertisement',
  fromAvito: 'On Avito',
  submit: 'Send',
}

/** English words of the survey of an abandoned order. */
export const abandonedSurveyEn: AbandonedSurveyLabels = {
  reasons: 'Why did you not place the order?',
  willBuyLater: 'I will buy later',
  siteOrProcessComplexity: 'The site or the order form is complicated',
  tooExpensive: 'Too expensive',
  badDelivery: 'No delivery that suits me',
  expensiveDelivery: 'Delivery is expensive',
  longDelivery: 'Delivery takes long',
  productNotFound: 'I did not find what I need',
  comment: 'Comment',
  submit: 'Send',
}
