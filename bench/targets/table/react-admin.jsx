import fakeDataProvider from 'ra-data-fakerest'
import {
  Admin,
  Datagrid,
  List,
  memoryStore,
  NumberField,
  Resource,
  SearchInput,
  TextField,
  useListContext,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

const PAGE = 25
const data = fakeDataProvider({ orders: globalThis.benchOrders }, false)
let list

function Spy() {
  // oxlint-disable-next-line react/globals -- the bench drives the list from outside of React
  list = useListContext()
  return null
}

const Orders = () => (
  <List perPage={PAGE} filters={[<SearchInput source="q" alwaysOn key="q" />]}>
    <Datagrid bulkActionButtons={false} rowClick={false}>
      {globalThis.benchColumns.map(([field, title]) =>
        field === 'total' || field === 'id' ? (
          <NumberField key={field} source={field} label={title} />
        ) : (
          <TextField key={field} source={field} label={title} />
        ),
      )}
    </Datagrid>
    <Spy />
  </List>
)

location.hash = '#/orders'
createRoot(document.querySelector('[data-table]')).render(
  <Admin dataProvider={data} store={memoryStore()} disableTelemetry>
    <Resource name="orders" list={Orders} />
  </Admin>,
)

globalThis.benchTable = {
  scroller: () => null,
  row: 'tbody tr',
  height: 0,
  // Without the half second that react-admin waits after a key.
  filter: (text) => list.setFilters({ q: text }, null, false),
  count: () => list?.total ?? 0,
  jump: (index) => list.setPage(Math.floor(index / PAGE) + 1),
}
