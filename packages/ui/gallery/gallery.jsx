import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as ui from './components.ts'
import './gallery.css'

const {
  Badge,
  Button,
  ButtonLink,
  Checkbox,
  Combobox,
  Dialog,
  Disclosure,
  EmptyState,
  ErrorSummary,
  IconButton,
  Notice,
} = ui
const {
  PhoneField,
  QuantityStepper,
  RadioCards,
  Skeleton,
  SkeletonBlock,
  TextArea,
  TextField,
  ToastStack,
  TrustedHtml,
} = ui

const asked = new URLSearchParams(location.search)
const nothing = () => {}

const Part = ({ title, children }) => (
  <section className="gallery-part">
    <h2 className="gallery-title">{title}</h2>
    {children}
  </section>
)
const Form = ({ children }) => <div className="gallery-form">{children}</div>
const Row = ({ children }) => <div className="gallery-row">{children}</div>

const Buttons = () => (
  <Part title="Кнопки">
    {['primary', 'secondary', 'quiet', 'danger'].map((variant) => (
      <Row key={variant}>
        <Button variant={variant}>Оформить</Button>
        <Button variant={variant} icon={<ui.CartIcon />}>
          В корзину
        </Button>
        <Button variant={variant} busy>
          Сохраняем
        </Button>
        <Button variant={variant} disabled>
          Нет в наличии
        </Button>
        <Button variant={variant} size="small">
          Малая
        </Button>
      </Row>
    ))}
    <Row>
      <Button variant="primary" looksDisabled>
        Подтвердить заказ
      </Button>
      <ButtonLink href="/cart" icon={<ui.ExternalIcon />}>
        Ссылка
      </ButtonLink>
      <IconButton label="Удалить" icon={<ui.TrashIcon />} />
      <IconButton label="Изменить" variant="secondary" icon={<ui.EditIcon />} />
      <IconButton label="Закрыть" size="small" icon={<ui.CloseIcon size={16} />} />
    </Row>
    <Button variant="primary" wide>
      Перейти к оформлению · 12 990 ₽
    </Button>
  </Part>
)

const Icons = () => (
  <Part title="Значки">
    <Row>
      {Object.entries(ui)
        .filter(([name]) => name.endsWith('Icon') && name !== 'drawIcon')
        .map(([name, Icon]) => (
          <Icon key={name} size={24} />
        ))}
    </Row>
  </Part>
)

function Fields() {
  const [text, setText] = useState('Иван')
  const [phone, setPhone] = useState('9123456789')
  const [comment, setComment] = useState('Позвоните за час, домофон не работает')
  return (
    <Part title="Поля">
      <Form>
        <TextField label="Имя" value={text} onInput={setText} help="Как в паспорте" />
        <TextField label="Фамилия" value="" onInput={nothing} error="Введите свою фамилию" />
        <TextField label="Отчество" value="" onInput={nothing} optional placeholder="Иванович" />
        <PhoneField label="Телефон" value={phone} onInput={setPhone} help="Пришлём код и статус заказа" />
        <PhoneField label="Второй телефон" value="" onInput={nothing} optional />
        <div className="gallery-row">
          <TextField label="Квартира" width="short" value="128" onInput={nothing} />
          <TextField label="Этаж" width="short" value="" onInput={nothing} disabled />
          <TextField label="Код" width="short" value="RU-77" onInput={nothing} readOnly />
        </div>
        <TextField
          label="Промокод"
          value="ВЕСНА"
          onInput={nothing}
          end={<IconButton label="Убрать" size="small" icon={<ui.CloseIcon size={16} />} />}
        />
        <TextArea label="Комментарий курьеру" value={comment} onInput={setComment} optional />
      </Form>
    </Part>
  )
}

function Choices() {
  const [method, setMethod] = useState('pickup')
  const [agreed, setAgreed] = useState(true)
  const options = [
    {
      value: 'pickup',
      label: 'Пункт выдачи',
      description: 'Послезавтра, 14 пунктов рядом',
      price: 'БЕСПЛАТНО',
      badge: <Badge tone="success">Выгодно</Badge>,
      more: <Button size="small">Выбрать пункт</Button>,
    },
    {
      value: 'courier',
      label: 'Курьером до двери',
      description: 'Завтра с 10 до 18, перед приездом позвоним',
      price: '490 ₽',
    },
    { value: 'post', label: 'Почта', disabled: true, reason: 'Заказ тяжелее 20 кг', price: '1 250 ₽' },
  ]
  return (
    <Part title="Выбор">
      <RadioCards legend="Способ получения" options={options} value={method} onChange={setMethod} />
      <RadioCards
        legend="Оплата"
        options={options.slice(1)}
        value={null}
        onChange={nothing}
        error="Выберите способ оплаты"
      />
      <div>
        <Checkbox checked={agreed} onChange={setAgreed}>
          Получит другой человек
        </Checkbox>
        <Checkbox checked={false} onChange={nothing} help="Не чаще раза в неделю">
          Присылать новости
        </Checkbox>
        <Checkbox checked={false} onChange={nothing} error="Нужно согласие">
          Согласен с <a href="/privacy">политикой конфиденциальности</a>
        </Checkbox>
        <Checkbox checked indeterminate onChange={nothing}>
          Выбраны не все
        </Checkbox>
        <Checkbox checked disabled onChange={nothing}>
          Недоступно
        </Checkbox>
      </div>
    </Part>
  )
}

const names = [
  'Москва',
  'Московский',
  'Мосальск',
  'Можайск',
  'Мончегорск',
  'Моршанск',
  'Петропавловск-Камчатский',
  'Мортка',
  'Морки',
  'Мошково',
]
const cities = names.map((name) => ({ name, region: 'Московская область' }))

function Search() {
  const [city, setCity] = useState('')
  const found = cities.filter(({ name }) => name.toLowerCase().startsWith(city.toLowerCase()))
  const city1 = {
    itemToString: ({ name }) => name,
    itemToKey: ({ name }) => name,
    renderItem: ({ name, region }) => (
      <span>
        {name} <small>{region}</small>
      </span>
    ),
  }
  return (
    <Part title="Подсказки и количество">
      <Combobox
        {...city1}
        id="city"
        label="Город"
        value={city}
        items={found}
        onInput={setCity}
        onChoose={({ name }) => setCity(name)}
        onClear={() => setCity('')}
        help="Введите первые буквы"
      />
      <Combobox
        {...city1}
        label="Компания"
        value="Ромашка"
        items={[]}
        status="loading"
        onInput={nothing}
        onChoose={nothing}
        onClear={nothing}
      />
      <Row>
        <Stepper value={1} />
        <Stepper value={21} />
        <Stepper value={9999} />
        <Stepper value={3} size="small" />
      </Row>
    </Part>
  )
}
function Stepper({ value, size }) {
  const [quantity, setQuantity] = useState(value)
  return (
    <QuantityStepper
      name="Чайник электрический"
      value={quantity}
      onChange={setQuantity}
      onRemove={nothing}
      size={size}
    />
  )
}

function Remarks() {
  const [open, setOpen] = useState(true)
  return (
    <Part title="Сообщения">
      <Row>
        {['neutral', 'accent', 'info', 'success', 'warning', 'danger'].map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="warning" icon={<ui.WarningIcon size={16} />}>
          Осталось 2
        </Badge>
      </Row>
      <Notice title="Оплата при получении">Есть в вашем городе</Notice>
      <Notice tone="success">Промокод применён, скидка 10 %</Notice>
      <Notice tone="warning">
        Отчество обязательно при наличии. Если отчество есть, но вы его не впишете - груз могут не выдать!
      </Notice>
      <Notice
        tone="danger"
        title="Не удалось загрузить пункты выдачи"
        action={<Button size="small">Повторить</Button>}
      />
      <ErrorSummary
        errors={[
          { fieldId: 'city', message: 'Выберите город' },
          { fieldId: 'phone', message: 'Введите корректный номер телефона' },
        ]}
      />
      <div>
        <Disclosure title="Цвет" count={2} open={open} onToggle={setOpen}>
          <Checkbox checked onChange={nothing}>
            Красный
          </Checkbox>
          <Checkbox checked onChange={nothing}>
            Тёмно-зелёный
          </Checkbox>
        </Disclosure>
        <Disclosure title="Производитель" open={false} onToggle={nothing}>
          Пусто
        </Disclosure>
      </div>
      <EmptyState
        icon={<ui.CartIcon size={24} />}
        title="Корзина пуста"
        action={<Button variant="primary">Перейти в каталог</Button>}
      >
        Добавьте товары, и мы посчитаем доставку
      </EmptyState>
      <Skeleton>
        <SkeletonBlock width="40%" />
        <SkeletonBlock width="80%" />
        <SkeletonBlock height="72px" />
      </Skeleton>
      <TrustedHtml html="<p>Скидка <b>10&nbsp;%</b> до пятницы</p><ul><li>на чайники</li><li>на <a href='/kettles'>всё для кухни</a></li></ul><script>alert(1)</script>" />
    </Part>
  )
}

function Layers() {
  const [open, setOpen] = useState(asked.get('show') === 'dialog')
  const [toasts, setToasts] = useState(asked.get('show') === 'toasts' ? ['a', 'b', 'c'] : [])
  const first = useRef(null)
  const kinds = {
    a: { text: 'Чайник удалён', action: { label: 'Вернуть', onPress: nothing } },
    b: { tone: 'success', text: 'Заказ сохранён' },
    c: { tone: 'danger', text: 'Выберите транспортную компанию и пункт выдачи!' },
  }
  return (
    <Part title="Слои">
      <Row>
        <Button onClick={() => setOpen(true)}>Открыть окно</Button>
        <Button onClick={() => setToasts(['a', 'b', 'c'])}>Уведомить</Button>
      </Row>
      <Dialog
        id="go-to-cart"
        open={open}
        onClose={() => setOpen(false)}
        title="Товар в корзине"
        initialFocus={asked.has('field') ? first : undefined}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Продолжить покупки</Button>
            <ButtonLink variant="primary" href="/cart">
              Перейти в корзину
            </ButtonLink>
          </>
        }
      >
        <p>Чайник электрический Vitek VT-7009, нержавеющая сталь, 1,7 л</p>
        <TextField label="Промокод" value="" onInput={nothing} ref={first} />
        <Stepper value={2} />
      </Dialog>
      <ToastStack
        items={toasts.map((id) => ({ id, ...kinds[id] }))}
        onClose={(id) => setToasts((now) => now.filter((other) => other !== id))}
      />
    </Part>
  )
}

createRoot(document.querySelector('#gallery')).render(
  <main className="gallery">
    <h1 className="gallery-head">Прилавок: детали</h1>
    <Buttons />
    <Icons />
    <Fields />
    <Choices />
    <Search />
    <Remarks />
    <Layers />
  </main>,
)
