/**
 * Markup for the head of a peer's page: calls to the service's own servers go to the bench's server instead. One trip over
 * the loopback, answered at once: generous to the peers.
 */
export const HOME_CALLS = `<script>(() => {
  const home = (address) => {
    const url = new URL(address, location.href)
    return url.origin === location.origin || !url.protocol.startsWith('http') ? address : location.origin + '/elsewhere/' + url.host + url.pathname + url.search
  }
  const send = window.fetch
  window.fetch = (input, init) => (input instanceof Request ? send(new Request(home(input.url), input), init) : send(home(String(input)), init))
  const open = XMLHttpRequest.prototype.open
  XMLHttpRequest.prototype.open = function (method, address, ...rest) { return open.call(this, method, home(address), ...rest) }
  navigator.sendBeacon = () => true
})()</script>`
