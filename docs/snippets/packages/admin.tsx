import { createStaffPage, DataTable, loadDescriptor, StaffRoot } from '@prilavok/admin'

const page = createStaffPage({ origin: 'https://shop.example', locale: 'en' })
const orders = await loadDescriptor('order')

export const Orders = () => (
  <StaffRoot page={page}>{orders && <DataTable descriptor={orders} height="480px" />}</StaffRoot>
)
