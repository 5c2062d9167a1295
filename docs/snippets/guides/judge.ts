import { runConformance, summaryTable } from '@prilavok/conformance'

/** Judges a server in this process by the features that it has. */
export async function judge(server: { readonly fetch: (request: Request) => Promise<Response> }): Promise<boolean> {
  const report = await runConformance({
    origin: 'https://shop.example',
    fetch: (request) => server.fetch(request),
    features: ['cart', 'flags'],
    products: ['42'],
  })
  console.log(summaryTable(report))
  return report.failed === 0
}
