import type { messageTemplateBodyRu } from './message-template-body.labels'

/** English words of the screen of a message template; the names in braces are what the server knows. */
export const messageTemplateBodyEn: typeof messageTemplateBodyRu = {
  names: 'What is filled in from the order',
  help: 'Where there is nothing to fill in, the message is not sent: whoever sends it sees the name in braces and replaces it.',
  meanings: [
    ['{номер}', 'number of the order'],
    ['{имя}', 'first name of the buyer'],
    ['{сумма}', 'total of the order'],
    ['{к оплате}', 'what is still to be paid'],
    ['{трек}', 'track code'],
    ['{перевозчик}', 'carrier'],
    ['{город}', 'city of the delivery'],
    ['{адрес}', 'pickup point, or address of the buyer'],
    ['{магазин}', 'name of the shop'],
    ['{телефон магазина}', 'phone of the shop'],
  ],
}
