import { changed, faultsOf, onHeaders, onProblem, onProblemFields, onResponse, respondWith, without } from './fault'

const pathOf = (request: Request) => decodeURIComponent(new URL(request.url).pathname)
const ORIGIN = 'Access-Control-Allow-Origin'
const CREDENTIALS = 'Access-Control-Allow-Credentials'

/** What errors and other origins get wrong. */
export const httpFaults = faultsOf(
  ['cart'],
  [
    [
      'problems are plain text',
      'mediaTypes',
      onProblem((response) => changed(response, { body: 'Not Found', headers: { 'Content-Type': 'text/plain' } })),
    ],
    [
      'problems are called JSON',
      'mediaTypes',
      onProblem((response) => changed(response, { headers: { 'Content-Type': 'application/json' } })),
    ],
    ['problems have no code', 'problems', onProblemFields((problem) => without(problem, 'code'))],
    ['problems have no title', 'problems', onProblemFields((problem) => ({ ...problem, title: null }))],
    ['the status in a problem is another one', 'problems', onProblemFields((problem) => ({ ...problem, status: 500 }))],
    [
      'problems are an error of another shape',
      'problems',
      onProblem((response) => changed(response, { body: JSON.stringify({ error: { message: 'Not found' } }) })),
    ],
    ['problems have status 200', 'notFound', onProblem(async (response) => respondWith(await response.text()))],
    [
      'problems repeat what was sent',
      'noEcho',
      onProblem((response, request) =>
        changed(response, {
          body: JSON.stringify({
            type: 'x',
            title: 'x',
            status: response.status,
            code: 'not-found',
            detail: pathOf(request),
          }),
        }),
      ),
    ],
    [
      'an error page repeats the address as markup',
      'noEcho',
      onProblem((response, request) =>
        changed(response, { body: `<h1>${pathOf(request)}</h1>`, headers: { 'Content-Type': 'text/html' } }),
      ),
    ],
    [
      'an unknown call leads to the front page',
      'responds',
      onProblem((response) => (response.status === 404 ? Response.redirect('https://shop.example/', 302) : response)),
    ],
    ['no CORS at all', 'cors', onHeaders(() => ({ [ORIGIN]: null }))],
    ['CORS without cookies', 'cors', onHeaders(() => ({ [CREDENTIALS]: null }))],
    ['CORS for every page', 'corsNamed', onHeaders(() => ({ [ORIGIN]: '*' }))],
    [
      'CORS allows whoever asks',
      'corsNamed',
      onHeaders((request) => ({ [ORIGIN]: request.headers.get('Origin'), [CREDENTIALS]: 'true' })),
    ],
    [
      'the draft key is no allowed header',
      'corsHeaders',
      onHeaders(() => ({ 'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key, X-Requested-With' })),
    ],
    [
      'problems cannot be read by other origins',
      'cors',
      onProblem((response) => changed(response, { headers: { [ORIGIN]: null } })),
    ],
    [
      'OPTIONS is not allowed',
      'preflight',
      onResponse(/./, (response, { method }) =>
        method === 'OPTIONS' ? new Response(null, { status: 405 }) : response,
      ),
    ],
  ],
)
