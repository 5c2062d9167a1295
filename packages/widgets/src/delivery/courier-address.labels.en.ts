import type { CourierAddressLabels } from './courier-address.labels'

export const courierAddressEn: CourierAddressLabels = {
  heading: 'Delivery address',
  notice: 'With a courier there is no payment on delivery, and delivery usually costs more',
  city: 'City',
  street: 'Street',
  house: 'House',
  apartment: 'Apartment',
  error: 'Choose a pickup point or enter a delivery address',
  required: (field) => `The field ${field} is required`,
}
