import { chosenPoint, chosenQuote, foundPoints, isCollapsed } from '@prilavok/core/delivery'
import { checkoutFlow } from '@prilavok/core/flows'
import { useCheckoutField, useDelivery, useOrderPoints, usePayOnDeliveryFrom, useShop } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { FieldNote } from '@prilavok/ui/field'
import { PinIcon } from '@prilavok/ui/icon'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { useKeptFocus } from '../lib/use-kept-focus'
import { carrierListRu } from './delivery.labels'
import './pickup-points.css'
import { pickupPointsRu, type PickupPointsLabels } from './pickup-points.labels'
import { PointBrowser } from './point-browser'
import { PointCard, PointDetails } from './point-card'

export interface PickupPointsProps {
  readonly labels?: Partial<PickupPointsLabels> | undefined
}

const ANCHOR = 'pickpoint-header-anchor'
/** What has the focus next when the list folds or opens: the way back to it, or the chosen point. Not the search: a phone would bring up its keyboard. */
const FALLBACKS = '.pk-pickup-points__another, .pk-point[data-chosen] > .pk-point__open'

/** The pickup points of the chosen carrier; once one is chosen the list folds into it (PICK-08). */
export function PickupPoints({ labels }: PickupPointsProps) {
  const { effects, use } = useShop()
  const { checkout } = use(checkoutFlow).features
  const delivery = useDelivery()
  const looking = useOrderPoints()
  const text = useLabels('pickupPoints', pickupPointsRu, labels)
  const root = useRef<HTMLElement>(null)
  // Some browsers do not focus a pressed button: a press inside is no leaving.
  const pressing = useRef(false)
  // A search that leaves one point chooses it (PICK-06), but the box must not go while the buyer is typing.
  const [searching, setSearching] = useState(false)
  const fallback = () =>
    root.current?.querySelector<HTMLElement>(FALLBACKS) ??
    root.current?.querySelector<HTMLElement>('.pk-point__open') ??
    root.current
  useKeptFocus(root, fallback)

  const [opened, setOpened] = useState<string | null>(null)

  const quote = chosenQuote(delivery)
  const chosen = chosenPoint(delivery)
  const folded = isCollapsed(delivery) && !searching
  const wasFolded = useRef(folded)
  useLayoutEffect(() => {
    if (folded && !wasFolded.current) root.current?.scrollIntoView({ block: 'nearest' })
    wasFolded.current = folded
  }, [folded])
  const terms = useLabels('carrierList', carrierListRu)
  const money = useMoney()
  const payFrom = usePayOnDeliveryFrom()
  if (quote === null) return null

  /** When it will be there, and for how much. */
  const termsOf = ({ daysFrom, daysTo, free, cost }: typeof quote): string =>
    [terms.days(daysFrom, daysTo), free ? terms.free : cost === null ? terms.unknownCost : money(cost)]
      .filter((part) => part !== '')
      .join(' · ')

  const now = effects.clock.now()
  const choose = (point: string) => {
    delivery.choosePoint(point)
    setSearching(false)
    checkout.touch('pickupPoint')
  }
  /** The search is done with: the only hit is settled, or of several the recommended one (PICK-06, PICK-07). */
  const endSearch = () => {
    if (!searching) return
    looking.endSearch()
    setSearching(false)
  }
  return (
    <section
      className="pk-pickup-points"
      id={ANCHOR}
      ref={root}
      tabIndex={-1}
      aria-labelledby={`${ANCHOR}-title`}
      onPointerDownCapture={() => (pressing.current = true)}
      onClick={() => (pressing.current = false)}
      onBlurCapture={({ relatedTarget }) => {
        const stays = relatedTarget instanceof Node && root.current?.contains(relatedTarget) === true
        if (!stays && !pressing.current) endSearch()
        pressing.current = false
      }}
    >
      <header className="pk-pickup-points__head">
        <h3 className="pk-pickup-points__title" id={`${ANCHOR}-title`}>
          {text.heading}
        </h3>
        {!folded && <span className="pk-pickup-points__count">{text.count(quote.pickupPoints.length)}</span>}
      </header>
      <Choice words={text.error}>
        {folded && chosen !== null ? (
          <div className="pk-pickup-points__chosen">
            <PinIcon className="pk-pickup-points__pin" />
            <PointCard point={chosen} now={now} near={delivery.near} payFrom={payFrom} text={text} />
            <p className="pk-pickup-points__terms">{termsOf(quote)}</p>
            <PointDetails point={chosen} text={text} />
            {quote.pickupPoints.length > 1 && (
              <Button className="pk-pickup-points__another" onClick={delivery.reopenList}>
                {text.another}
              </Button>
            )}
          </div>
        ) : (
          <PointBrowser
            text={text}
            now={now}
            payFrom={payFrom}
            browsing={{ ...delivery, ...looking }}
            all={quote.pickupPoints}
            found={foundPoints(delivery)}
            chosen={chosen?.id ?? null}
            opened={opened}
            onOpen={setOpened}
            onChoose={choose}
            onPick={choose}
            onSearching={() => setSearching(true)}
            onSearched={endSearch}
          />
        )}
      </Choice>
    </section>
  )
}

interface ChoiceProps {
  /** What is shown where nothing is chosen. */
  readonly words: string
  readonly children: ReactNode
}

/** The frame of the choice, which says that none is made; the points in it are not rendered again for that. */
function Choice({ words, children }: ChoiceProps) {
  const { id, error } = useCheckoutField('pickupPoint')
  const wrong = error(words)
  return (
    <>
      <div className="pk-pickup-points__choice" id={id} data-invalid={wrong === undefined ? undefined : ''}>
        {children}
      </div>
      {wrong !== undefined && <FieldNote id={`${id}-note`} error={wrong} />}
    </>
  )
}
