/** Texts of the pages about the shop and its delivery, by their Russian text. */
export const INFO_PHRASES: Readonly<Record<string, string>> = {
  'Мы держим на складе то, что расходится каждый день: сухие смеси, листовые материалы, утеплители, крепёж и инструмент. Остальное везём со складов поставщиков и сразу говорим, сколько ждать. Цена на странице товара окончательная, а стоимость доставки видна в корзине до оформления.':
    'We keep in stock what is needed every day: dry mixes, boards, insulation, fasteners and tools. The rest comes from suppliers, and we say at once how long it takes. The price on the page of a product is final, and the cart shows the cost of delivery before you order.',
  Телефон: 'Phone',
  ', звонок бесплатный': ', free of charge',
  Почта: 'Mail',
  'Время работы': 'Hours',
  'Склад и самовывоз': 'Warehouse and pickup',
  'Компаниям и бригадам': 'For companies and crews',
  'Выставляем счёт с НДС, отгружаем по доверенности, храним собранный заказ до пяти дней. Для постоянных покупателей действуют отдельные цены: пришлите реквизиты на почту.':
    'Invoices with VAT, handover by power of attorney, orders kept for up to five days. Regular buyers have prices of their own: send us your details.',
  Реквизиты: 'Company details',
  Организация: 'Organisation',
  ИНН: 'INN',
  ОГРН: 'OGRN',
  Адрес: 'Address',
  'Магазин демонстрационный: реквизиты вымышлены, заказы не доставляются.':
    'This is a demo shop: its details are invented, orders are not delivered.',
  'Политика обработки персональных данных (PDF)': 'Policy of personal data (PDF, in Russian)',
  'Пункт или курьер': 'Point or courier',
  'Пункт выдачи': 'Pickup point',
  Да: 'Yes',
  Нет: 'No',
  'без ограничения': 'no limit',
  'Таблица перевозчиков': 'Table of carriers',
  Перевозчик: 'Carrier',
  Куда: 'Where to',
  Хранение: 'Storage',
  Вес: 'Weight',
  'Пункты выдачи по городам': 'Pickup points by city',
  'Цены и сроки перевозчиков, пункты выдачи по городам, способы оплаты и порядок возврата.':
    'Prices and times of carriers, pickup points by city, ways to pay and to return.',
  'Отправляем со склада в Москве в течение одного рабочего дня. Точную цену и срок для вашего города покажет корзина до оформления: ничего не придётся доплачивать на месте.':
    'We send from the warehouse in Moscow within one working day. The cart shows the exact price and time for your city before you order: nothing is to be paid on top.',
  Перевозчики: 'Carriers',
  'Цена растёт с весом и расстоянием. Для заказов на большую сумму доставка до пункта выдачи бесплатна, порог зависит от города.':
    'The price grows with weight and distance. Large orders go to pickup points free of charge, from a sum that depends on the city.',
  'Тяжёлое и длинное': 'Heavy and long',
  'Всё, что весит больше 60 кг или длиннее трёх метров, едет через терминал транспортной компании или нашей машиной с манипулятором. Разгрузку закажите вместе с доставкой: водитель приедет с помощником.':
    'What weighs more than 60 kg or is longer than three metres goes through a carrier’s terminal or with our crane lorry. Order the unloading with the delivery: the driver brings a helper.',
  'При получении': 'On delivery',
  'Картой на сайте': 'By card here',
  ': со скидкой за оплату сразу, чек придёт на почту.':
    ': with a discount for paying at once, the receipt comes by mail.',
  'Частями и в рассрочку': 'In parts and by instalment',
  ': решение банка за пару минут, первый платёж сегодня или через месяц.':
    ': the bank decides in minutes, the first payment is today or in a month.',
  'По счёту для компаний': 'By invoice for companies',
  ': счёт сразу после заказа, закрывающие документы с НДС.': ': the invoice at once, closing documents with VAT.',
  'Целые упаковки принимаем 30 дней, брак меняем в любой момент срока годности. Позвоните по телефону':
    'We take unopened packages for 30 days and replace what is faulty at any time before it expires. Call',
  ', и мы пришлём машину или назовём ближайший пункт.': ', and we send a lorry or name the nearest point.',
  'Улица или метро': 'Street or metro',
  'Таких пунктов нет.': 'There are no such points.',
  'Показать все пункты города': 'Show all points of the city',
  'Для работы кабинета нужен JavaScript.': 'The staff pages need JavaScript.',
}
