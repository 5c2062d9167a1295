/** What the page of a product says of any product, by its Russian text. */
export const PRODUCT_PHRASES: Readonly<Record<string, string>> = {
  'Цена и покупка': 'Price and purchase',
  'Нужна помощь с расчётом?': 'Need help with the quantity?',
  Документы: 'Documents',
  Производитель: 'Manufacturer',
  'Страна производства': 'Country of origin',
  'Вес брутто': 'Gross weight',
  'Объём упаковки': 'Volume of the package',
  Артикул: 'Article',
  Характеристики: 'Characteristics',
  'Доставим бесплатно до пункта выдачи.': 'Free delivery to a pickup point.',
  'Крупный груз: терминал или доставка машиной.': 'A large load: a terminal or delivery by lorry.',
  'Пункты выдачи и курьер по всей России.': 'Pickup points and couriers all over Russia.',
  'Сроки и цены': 'Times and prices',
  'Только предоплата: картой, частями или по счёту': 'Paid in advance: by card, in parts or by invoice',
  'Оплата при получении, картой, частями или по счёту': 'Pay on delivery, by card, in parts or by invoice',
  'Рассрочка от банка': 'Instalment by a bank',
  'Ещё об оплате и доставке': 'More about payment and delivery',
  'Равные платежи на срок до 36 месяцев. Сумму платежа вы увидите до подписания договора.':
    'Equal payments for up to 36 months. You see the sum of a payment before you sign.',
  Долями: 'Dolyame',
  'Долями, 4 платежа': 'Dolyame, 4 payments',
  'Четыре платежа по 25 % каждые две недели, без переплаты. Отправим заказ после первого платежа.':
    'Four payments of 25 % every two weeks, without extra cost. We send the order after the first one.',
  'Яндекс Сплит': 'Yandex Split',
  'Часть суммы сейчас, остальное по графику Яндекса. Отправим заказ после первого платежа.':
    'A part now, the rest by the schedule of Yandex. We send the order after the first payment.',
  'Оплата при получении': 'Pay on delivery',
  'Картой или наличными в пункте выдачи, если сумма заказа и город это позволяют.':
    'By card or cash at the pickup point, where the sum and the city allow it.',
  'Юридическим лицам': 'For companies',
  'Счёт, договор и закрывающие документы с НДС. Выберите «По счёту» при оформлении заказа.':
    'Invoice, contract and closing documents with VAT. Choose “By invoice” in the order.',
  'Возврат за 30 дней': 'Return within 30 days',
  'Вернём деньги за товар в целой упаковке. Брак заменим за свой счёт.':
    'Money back for unopened products. We replace what is faulty at our cost.',
  'Бережная доставка': 'Careful delivery',
  'Хрупкое едет в обрешётке, мешки на паллете в плёнке. Груз застрахован на полную стоимость.':
    'Fragile things travel in crates, bags on wrapped pallets. The load is insured for its full value.',
  'Индекс качества': 'Quality index',
  'Складывается из оценок покупателей, доли возвратов и проверок на нашем складе.':
    'Made of buyers’ marks, the share of returns and checks in our warehouse.',
  'Коротко о товаре': 'In short',
  'Все характеристики': 'All characteristics',
  'С этим товаром покупают': 'Bought together',
  'Похожие и сопутствующие товары': 'Similar and related products',
  'О товаре': 'About the product',
  Описание: 'Description',
  'Доставка и пункты выдачи': 'Delivery and pickup points',
  'Смотреть видеообзор': 'Watch the video',
  'Привезём в пункт выдачи или курьером до двери. Стоимость и срок зависят от города, веса и перевозчика: точную сумму вы увидите до оплаты.':
    'To a pickup point, or by courier to your door. Cost and time depend on the city, the weight and the carrier: you see the exact sum before you pay.',
  'Все способы доставки и оплаты': 'All ways of delivery and payment',
  'Заказы с этим товаром': 'Orders with this product',
  Достоинства: 'Advantages',
  'Достоинства:': 'Advantages:',
  'Недостатки:': 'Disadvantages:',
  'Купил в этом магазине': 'Bought in this shop',
  'Ответ магазина': 'The shop’s answer',
  'Купили его у нас? После получения заказа мы пришлём письмо, в котором можно оставить оценку.':
    'Bought it here? After you have received the order we send a letter in which you can leave a mark.',
}
