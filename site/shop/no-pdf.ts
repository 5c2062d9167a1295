/** Stands for the library of PDF files, which together with its fonts is as large as the rest of the shop. */
export const invoicePdf = (): never => {
  throw new Error('The shop of this page makes no PDF files; one that runs on Node does.')
}
export const labelsPdf = invoicePdf
export const packingListsPdf = invoicePdf
export const returnActPdf = invoicePdf
