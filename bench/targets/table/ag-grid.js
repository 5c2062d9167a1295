import {
  ClientSideRowModelModule,
  ColumnApiModule,
  createGrid,
  ModuleRegistry,
  QuickFilterModule,
  RowApiModule,
} from 'ag-grid-community'

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, ColumnApiModule, RowApiModule])
const HEIGHT = 36
const place = document.querySelector('[data-table]')
place.style.height = '640px'
const grid = createGrid(place, {
  columnDefs: globalThis.benchColumns.map(([field, headerName, width]) => ({ field, headerName, width })),
  defaultColDef: { sortable: true },
  rowData: globalThis.benchOrders,
  rowHeight: HEIGHT,
  animateRows: false,
})
const scroller = () => document.querySelector('.ag-grid-viewport') ?? document.querySelector('.ag-body-viewport')

globalThis.benchTable = {
  scroller,
  row: '.ag-row',
  height: HEIGHT,
  filter: (text) => grid.setGridOption('quickFilterText', text),
  count: () => grid.getDisplayedRowCount(),
  jump: (index) => (scroller().scrollTop = index * HEIGHT),
}
