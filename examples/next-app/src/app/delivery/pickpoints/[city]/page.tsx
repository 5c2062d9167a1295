import { PickupPointsPage } from '@prilavok/widgets'

export const metadata = { title: 'Пункты выдачи — Мастерская' }

interface PointsProps {
  readonly params: Promise<{ readonly city: string }>
}

export default async function Points({ params }: PointsProps) {
  const { city } = await params
  return (
    <>
      <h1>Пункты выдачи</h1>
      <div className="pk-root">
        <PickupPointsPage cityId={city} />
      </div>
    </>
  )
}
