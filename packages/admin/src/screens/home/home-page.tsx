import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component'
import { useCan } from '../../app/staff-context'
import { useHomeWords } from './home-words'
import { WaitingTiles } from './waiting-tiles'
import '../screens.css'
import './home-page.css'

const OrdersByDay = lazyComponent(() => import('./orders-by-day').then((module) => module.OrdersByDay))
const ServerCalls = lazyComponent(() => import('./server-calls').then((module) => module.ServerCalls))

/** The day at a glance: what waits, orders by day, how the server does; every number leads to the list behind it. */
export function HomePage() {
  const can = useCan()
  const words = useHomeWords()
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
