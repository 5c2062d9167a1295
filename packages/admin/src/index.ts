export { createStaffPage, type StaffPage, type StaffSettings } from './app/create-staff'
export { StaffApp } from './app/staff-app'
export { StaffRoot } from './app/staff-root'
export { RecordForm } from './kit/form/record-form'
export type { RecordFormProps } from './kit/form/record-form.types'
export { mountStaff, type MountedStaff } from './app/mounts/mount-staff'
export { describeResource } from './kit/describe/describe'
export type { Descriptor, DescriptorParts, Part, Screens } from './kit/describe/descriptor.types'
export { loadDescriptor } from './app/menu'
export type {
  DeclaredResource,
  DescribedResource,
  OwnResource,
  ResourceExtension,
} from './kit/describe/own-resource.types'
export { useCan, useLabels, useStaff, type Staff } from './kit/staff/staff-context'
export { DataTable, type DataTableProps } from './kit/table/data-table'
