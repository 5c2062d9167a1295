/** Russian words of the page of experiments. */
export const experimentsRu = {
  title: 'Эксперименты',
  intro:
    'Посетители видят разные варианты магазина. Здесь видно, какой из них приводит к заказу чаще, — и что с этим делать.',
  empty: 'Экспериментов пока нет',
  emptyHelp:
    'Эксперимент начинается в настройках сервера магазина: разработчик добавляет его в settings.experiments, например',
  emptyNext: 'После перезапуска сервера страницы покажут покупателям варианты, а здесь появятся первые числа.',
  states: { Running: 'Идёт', Stopped: 'Остановлен', Shipped: 'Внедрён' } as Readonly<Record<string, string>>,
  offPages: 'Снят с сайта',
  offPagesHelp: 'В настройках сервера эксперимента больше нет. Числа остаются, решать нечего.',
  since: (day: string): string => `с ${day}`,
  until: (day: string): string => `до ${day}`,
  everyPage: 'на всех страницах',
  pages: (filters: string): string => `на страницах ${filters}`,
  runners: {
    random: 'вариант выбирает случай',
    visitor: 'вариант зависит от посетителя и одинаков на всех его устройствах',
    prediction: 'вариант выбирает сервис персонализации',
  } as Readonly<Record<string, string>>,
  option: 'Вариант',
  control: 'как сейчас',
  winner: 'лучший',
  everybody: 'видят все',
  share: 'Доля',
  visitors: 'Посетители',
  orders: 'Заказали',
  rate: 'Конверсия',
  difference: 'Разница',
  chance: 'p',
  range: (low: string, high: string): string => `от ${low} до ${high}`,
  points: (value: string): string => `${value} п. п.`,
  rangeHelp:
    'Интервалы 95 %; p — как часто такая разница бывает случайно. Посетитель относится к варианту, который увидел первым; заказы — после показа.',
  verdicts: {
    TooFew: 'Рано судить',
    NoDifference: 'Разница не доказана',
    ControlBetter: 'Как сейчас — лучше',
  } as Readonly<Record<string, string>>,
  better: (label: string): string => `Вариант «${label}» лучше`,
  verdictHelp: {
    TooFew: 'Посетителей или заказов ещё мало: разница может оказаться случайной.',
    NoDifference: 'Такая разница бывает и случайно.',
    ControlBetter: 'С другими вариантами заказывают реже.',
    Better: 'Заказывают чаще, и это вряд ли случайность.',
  } as Readonly<Record<string, string>>,
  advice: {
    TooFew: 'Подождите.',
    NoDifference: 'Подождите или оставьте как сейчас.',
    ControlBetter: 'Остановите эксперимент.',
    Better: 'Вариант можно внедрить.',
  } as Readonly<Record<string, string>>,
  broken: 'Посетители разделены не так, как задумано',
  brokenHelp: (chance: string): string =>
    `Случайно так бывает реже, чем раз на тысячу (p ${chance}). Часть посетителей теряется или считается дважды, и числа ниже ничего не доказывают. Найдите причину: роботы, переадресация, изменённые доли.`,
  ratio: (chance: string): string => `Деление на варианты в порядке, p = ${chance}`,
  ratioSkipped: 'Деление на варианты не проверяется: доли меняет сервис персонализации',
  ratioTooFew: 'Деление на варианты проверится, когда посетителей станет больше',
  plot: 'Конверсия по дням, с начала эксперимента',
  daysTable: 'Числа по дням',
  day: 'День',
  ofOption: (label: string): string => `«${label}»: заказали из посетителей, конверсия с начала`,
  noDays: 'Пока никто не видел ни одного варианта',
  stop: 'Остановить',
  ship: 'Внедрить вариант',
  resume: 'Продолжить',
  stopTitle: (name: string): string => `Остановить «${name}»?`,
  stopHelp: (label: string): string =>
    `Все покупатели увидят вариант «${label}» — магазин, как он был до эксперимента.`,
  shipTitle: (name: string): string => `Внедрить вариант: ${name}`,
  shipHelp: (label: string): string => `Все покупатели увидят вариант «${label}», и новые посетители не считаются.`,
  shipUnsure: 'Числа этого пока не доказывают.',
  resumeTitle: (name: string): string => `Продолжить «${name}»?`,
  resumeHelp:
    'Покупатели снова увидят варианты по долям; у кого вариант уже был, увидит его снова. В числа войдёт и то время, когда все видели одно.',
  fromNext: 'Решение действует с загрузки следующей страницы.',
  note: 'Почему (для сотрудников)',
  decided: {
    Running: 'Эксперимент продолжен',
    Stopped: 'Эксперимент остановлен',
    Shipped: 'Вариант внедрён',
  } as Readonly<Record<string, string>>,
  conflict:
    'Эксперимент уже изменил другой сотрудник. Ваше решение не применено: посмотрите, что решено, и решите снова.',
  history: 'Решения',
  went: (who: string): string => `${who}: эксперимент идёт`,
  chose: (who: string, label: string): string => `${who}: все видят «${label}»`,
  named: {
    GoToOrderForm: {
      title: 'Сразу к оформлению',
      values: { true: 'окно «В корзине» ведёт к оформлению', false: 'окно «В корзине» ведёт в корзину' },
    },
    ContactsHide: {
      title: 'Сворачивать контакты',
      values: { true: 'заполненные контакты сворачиваются в строку', false: 'контакты остаются раскрытыми' },
    },
    Geolocation: {
      title: 'Спрашивать место',
      values: { true: 'сайт спрашивает место устройства', false: 'сайт не спрашивает место' },
    },
    OrderFormErrorsVisibilityImmediatelyOrAfterClick: {
      title: 'Ошибки сразу',
      values: { true: 'ошибки видны сразу', false: 'ошибки видны после нажатия' },
    },
    ShowSuggestedCities: {
      title: 'Соседние города',
      values: { true: 'окно города предлагает соседние', false: 'соседних городов нет' },
    },
    UseSeparateFullNameFields: {
      title: 'Поля имени',
      values: { true: 'три поля для имени', false: 'одно поле для полного имени' },
    },
    ExitWarningType: {
      title: 'Предупреждение при уходе',
      values: { old: 'предупреждает на последнем шаге', new: 'предупреждает на каждом шаге' },
    },
    PaymentHints: {
      title: 'Подсказки об оплате',
      values: { true: 'под способом оплаты есть подсказка', false: 'подсказок об оплате нет' },
    },
    OrderHints: {
      title: 'Подсказки шагов',
      values: { true: 'каждый шаг объясняет, что нужно', false: 'шаги без пояснений' },
    },
    AlternateTitles: {
      title: 'Другие названия шагов',
      values: { true: 'шаги называются иначе', false: 'шаги называются как обычно' },
    },
    OrderIcons: {
      title: 'Картинки шагов',
      values: { true: 'у шагов картинки', false: 'у шагов номера' },
    },
  } as Readonly<Record<string, { readonly title: string; readonly values: Readonly<Record<string, string>> }>>,
}

/** The words of the page of experiments in one language. */
export type ExperimentsLabels = typeof experimentsRu
