import { Suspense } from 'react'
import { lazyComponent } from '../kit/staff/lazy-component'
import { useCan, useLabels } from '../kit/staff/staff-context'
import { homeLabels } from './home-words'
import { WaitingTiles } from './waiting-tiles'
import '../kit/screen/screens.css'
import './home-page.css'

const OrdersByDay = lazyComponent(() => import('./orders-by-day').then((module) => module.OrdersByDay))
const ServerCalls = lazyComponent(() => import('./server-calls').then((module) => module.ServerCalls))

/** The day at a glance: what waits, orders by day, how the server does; every number leads to the list behind it. */
export function HomePage() {
  const can = useCan()
  const words = useLabels(homeLabels)
  return (
    <>
      <h1 className="pk-staff-title">{words.title}</h1>
      <WaitingTiles />
      <Suspense fallback={null}>
        {can('order', 'read') && <OrdersByDay />}
        {can('log', 'read') && <ServerCalls />}
      </Suspense>
    </>
  )
}
