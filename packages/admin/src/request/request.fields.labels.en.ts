/** English names of fields that only requests have. */
export const requestFieldsEn = {
  attempts: 'Calls',
  callOn: 'Call again',
  comment: 'What they ask for',
  draftId: 'Order draft',
  isWaiting: 'Waiting for a call',
  kind: 'From',
  lastCalledOn: 'Last call',
  managerId: 'Manager',
  managerName: 'Manager',
  managerComment: "Manager's comment",
  orderId: 'Order',
  orderNumber: 'Order',
  reasonId: 'Reason of the refusal',
  stateId: 'Status',
}
