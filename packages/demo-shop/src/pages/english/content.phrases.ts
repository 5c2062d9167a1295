/** Texts of the pages about the shop, its delivery, its blog and its forms, by their Russian text. */
export const CONTENT_PHRASES: Readonly<Record<string, string>> = {
  'Товар, который вы выбрали': 'The product that you have chosen',
  'Артикул для заказа:': 'Article for the order:',
  'Корзина хранится в вашем браузере и показывается, когда в нём включены скрипты.':
    'The cart is kept in your browser and is shown where scripts are on.',
  'Этот список хранится в вашем браузере и показывается, когда в нём включены скрипты.':
    'This list is kept in your browser and is shown where scripts are on.',
  'Заказ можно оформить по телефону: назовите артикулы и количество, менеджер проверит наличие, посчитает доставку и пришлёт счёт или ссылку на оплату.':
    'You can order by phone: tell the articles and the quantity, and we check the stock, count the delivery and send an invoice or a link for payment.',
  'Как мы доставляем': 'How we deliver',
  'До пункта выдачи транспортной компании: обычно 2–7 дней, хранение бесплатно от 3 дней.':
    'To a pickup point of a carrier: usually 2–7 days, kept for at least 3 days free of charge.',
  'Курьером до двери в городах, где работают наши перевозчики.':
    'By courier to your door in the cities of our carriers.',
  'Платить можно при получении, картой на сайте, частями или по счёту для компаний.':
    'Pay on delivery, by card here, in parts, or by invoice for companies.',
  'Подробно о доставке и оплате': 'More about delivery and payment',
  'Оформление заказа': 'Your order',
  'Форма заказа открывается, когда в браузере включены скрипты.': 'The form of the order opens where scripts are on.',
  'Форма заказа загружается': 'The form of the order is loading',
  'Советы мастеров: как выбрать материал, посчитать расход и не переделывать.':
    'Advice of craftsmen: how to choose and count materials, and not to do it twice.',
  'Поиск по блогу': 'Search the blog',
  'Ничего не нашли.': 'Nothing found.',
  'Все статьи': 'All articles',
  'Отзывы по оценке': 'Reviews by score',
  'Все отзывы': 'All reviews',
  'Что покупатели говорят о магазине, и ответы на их отзывы.': 'What buyers say of the shop, and the answers.',
  'Оценки заказов: сайт, сотрудники, доставка, товары и цены.':
    'Marks of orders: site, staff, delivery, products and prices.',
  'Оценки показываются, когда в браузере включены скрипты.': 'The marks are shown where scripts are on.',
  'Опрос открывается, когда в браузере включены скрипты.': 'The survey opens where scripts are on.',
  'Спасибо, ваш ответ у нас. Он поможет нам работать лучше.':
    'Thank you, we have your answer. It helps us to do better.',
  'В каталог': 'To the catalogue',
  'Почему вы не оформили заказ?': 'Why have you not placed the order?',
  'Помогите нам стать лучше': 'Help us to do better',
  'Настоящий магазин присылает эти ссылки письмом: после получения заказа и когда заказ остался неоформленным.':
    'A real shop sends these links by mail: after an order was received, and when one was not placed.',
  'Почему заказ не оформлен': 'Why the order was not placed',
  'Сколько брать гипсокартона': 'How much plasterboard to take',
  'Площадь стен разделите на площадь листа: у стандартного 1,2 × 2,5 м это 3 м². К результату прибавьте 10 % на подрезку, а для комнат с нишами и скосами 15 %.':
    'Divide the area of the walls by that of a board: 3 m² for the usual 1.2 × 2.5 m. Add 10 % for cutting, and 15 % for rooms with niches and slopes.',
  'На лист уходит около 25–30 саморезов 3,5 × 25 и полтора килограмма шпаклёвки на швы. Для ванной берите влагостойкий лист, его узнают по зелёному картону.':
    'A board takes about 25–30 screws 3.5 × 25 and a kilogram and a half of filler for its joints. Bathrooms need the moisture-proof board with green paper.',
  'Как выбрать утеплитель': 'How to choose insulation',
  'Для скатной крыши и каркасных стен подходят лёгкие плиты 35–45 кг/м³, под штукатурный фасад нужны плотные от 100 кг/м³. Толщина для средней полосы: стены 150 мм, крыша 200 мм.':
    'Light slabs of 35–45 kg/m³ suit pitched roofs and frame walls, a plastered façade needs dense ones from 100 kg/m³. Thickness for a moderate climate: walls 150 mm, roof 200 mm.',
  'Слои кладут вразбежку, чтобы швы перекрывались. Со стороны комнаты обязательна пароизоляция, со стороны улицы ветрозащита, иначе вата намокнет и осядет.':
    'Layers are staggered so that joints are covered. A vapour barrier on the side of the room and a wind barrier outside are a must, or the wool gets wet and sinks.',
  'Как принять заказ': 'How to receive an order',
  'Проверьте число мест и целость упаковки до подписи. Мешки с цементом и клеем должны быть сухими, листы без сломанных углов, у плитки и обоев совпадают тон и партия.':
    'Count the parcels and look at the packaging before you sign. Bags of cement and glue must be dry, boards without broken corners, tiles and wallpaper of one tone and batch.',
  'Если что-то не так, отметьте это в накладной и сфотографируйте. Заменим за счёт магазина, а если товара больше нет, вернём деньги.':
    'If something is wrong, write it into the delivery note and take a picture. We replace it at our cost, or give the money back.',
  'Полезно знать перед ремонтом': 'Good to know before you begin',
  'Доставка по всей России': 'Delivery all over Russia',
  'Пункты выдачи, курьер и своя машина в Москве. Цену видно до оформления.':
    'Pickup points, couriers, and our own lorries in Moscow. You see the price before you order.',
  'Посчитаем материал за вас': 'We count the material for you',
  'Назовите размеры комнаты или пришлите чертёж, и мы соберём список с запасом.':
    'Tell the size of the room or send a drawing, and we make a list with a reserve.',
  'Строительные материалы с доставкой по России': 'Building materials, delivered all over Russia',
  'Хиты продаж': 'Best sellers',
  'Со скидкой': 'Reduced',
  'Привезём в выбранный день': 'On the day that you choose',
  'До пункта выдачи, до подъезда или сразу на участок. Разгрузка и подъём по прайсу, без торга на месте.':
    'To a pickup point, to your door or right to the site. Unloading and carrying by the price list.',
  'Осмотрите товар и заплатите наличными или картой. Можно частями, в рассрочку или по счёту для компаний.':
    'Look at the product and pay in cash or by card. Or in parts, by instalment, by invoice for companies.',
  'Посчитаем количество': 'We count the quantity',
  'Назовите площадь и материал: подскажем расход, запас на подрезку и подходящий крепёж.':
    'Tell the area and the material: we say how much you need, with what reserve and which fasteners.',
  'Примем остатки': 'We take back what is left',
  'Целые упаковки возвращаем 30 дней. Деньги придут туда, откуда вы платили.':
    'Unopened packages within 30 days. The money goes back the way it came.',
  'Почему у нас удобно': 'Why it is easy here',
  'Ремонт, пока за окном снег': 'Renovate while it snows',
  'Смеси, краски, ламинат и всё для тёплой отделки. Подъём на этаж и доставка в выбранный день.':
    'Mixes, paints, laminate and all for warm interiors. Carried upstairs, on the day that you choose.',
  'К отделочным материалам': 'To interior materials',
  'Открываем строительный сезон': 'The building season begins',
  'Фундамент, кладка и пиломатериалы со склада. Посчитаем объём по чертежу и привезём одной машиной.':
    'Foundations, masonry and timber from stock. We count the volume by the drawing and bring it with one lorry.',
  'К материалам для стройки': 'To building materials',
  'Время крыш и фасадов': 'Time for roofs and façades',
  'Кровля, сайдинг, водостоки и крепёж к ним. Комплект по размерам дома соберём за один звонок.':
    'Roofing, siding, gutters and their fasteners. A set for the size of your house with one call.',
  'К кровле и фасаду': 'To roofs and façades',
  'Утепляем дом до холодов': 'Insulate the house before the cold',
  'Минеральная вата, плёнки, герметики и обогрев. Утеплитель считаем по площади и везём без предоплаты.':
    'Mineral wool, membranes, sealants and heating. We count the insulation by area and bring it without prepayment.',
  'К утеплителям': 'To insulation',
  'Введите трек-номер из сообщения об отправке. Здесь видно только движение посылки: имени, телефона и адреса на этой странице нет.':
    'Enter the track number of the message about the dispatch. Only the way of the parcel is shown here: no name, phone or address.',
  'Узнать, где заказ, можно по телефону': 'You can ask where the order is by phone',
  'Всё, что касается заказов, можно решить по телефону': 'All about orders can be settled by phone',
  'Оставить запрос можно по телефону': 'You can leave a request by phone',
  'Магазин демонстрационный, сообщения не отправляются: код виден на':
    'This is a demo shop, no messages are sent: see the code on',
  'странице сообщений': 'the page of messages',
  'Оптовые цены на строительные материалы и предложения поставщиков.':
    'Wholesale prices of building materials, and offers of suppliers.',
  'Расскажите, что вам нужно или что вы предлагаете. Менеджер ответит в течение рабочего дня.':
    'Tell us what you need or what you offer. We answer within a working day.',
  'Сообщения демонстрационного магазина': 'Messages of the demo shop',
  Сообщения: 'Messages',
  'Настоящий магазин отправил бы их на телефоны. Номера показаны не целиком.':
    'A real shop would have sent them to phones. Numbers are not shown in full.',
  'Сообщений пока нет.': 'There are no messages yet.',
  'Что-то сломалось': 'Something is broken',
  'Что-то сломалось у нас': 'Something is broken here',
  'Мы уже знаем об ошибке. Корзина в вашем браузере цела: обновите страницу через минуту или закажите по телефону.':
    'We know of it already. The cart in your browser is safe: reload the page in a minute, or order by phone.',
  'Страница не найдена': 'Page not found',
  'Такой страницы нет': 'There is no such page',
  'Возможно, товар сняли с продажи или в адресе опечатка. Поищите по названию или начните с каталога.':
    'The product may be no longer sold, or the address has an error. Search by name, or begin with the catalogue.',
}
