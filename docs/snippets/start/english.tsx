import { CartButton, LabelsProvider } from '@prilavok/widgets'
import { en } from '@prilavok/widgets/labels/en'

const labels = { ...en, cartButton: { ...en.cartButton, add: 'Buy' } }

export const Shelf = () => (
  <LabelsProvider labels={labels}>
    <CartButton id="42" name="Impact drill" price={499_000} />
    <CartButton id="43" name="Hammer" price={75_900} labels={{ add: 'Take one' }} />
  </LabelsProvider>
)
