/** Russian words of a link by which a buyer pays what is due. */
const paymentLinkRu = {
  make: 'Ссылка на оплату',
  title: (number: string): string => `Оплата заказа ${number}`,
  amount: (sum: string): string => `К оплате ${sum}`,
  help: (moment: string): string =>
    `По ссылке покупатель платит столько, сколько не хватает в тот момент. Она действует до ${moment}.`,
  link: 'Ссылка',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  write: 'Написать покупателю',
  subject: (number: string): string => `Оплата заказа № ${number}`,
  text: (number: string, sum: string, url: string): string =>
    `К оплате по заказу № ${number}: ${sum}. Оплатить: ${url}`,
  told: (sum: string): string => `на ${sum}`,
}

/** English words of a link by which a buyer pays what is due. */
const paymentLinkEn: typeof paymentLinkRu = {
  make: 'Payment link',
  title: (number) => `Payment of order ${number}`,
  amount: (sum) => `${sum} to pay`,
  help: (moment) => `By the link the buyer pays what is due at that moment. It works until ${moment}.`,
  link: 'Link',
  copy: 'Copy the link',
  copied: 'The link is copied',
  write: 'Write to the buyer',
  subject: (number) => `Payment of order No. ${number}`,
  text: (number, sum, url) => `To pay for order No. ${number}: ${sum}. Pay here: ${url}`,
  told: (sum) => `for ${sum}`,
}

/** The words of a link by which a buyer pays what is due. */
export const paymentLinkLabels = { ru: paymentLinkRu, en: paymentLinkEn }
