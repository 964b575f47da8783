const HEADERS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const ONE_COIN = '0xde0b6b3a7640000'

/** The services' responses for an unknown account. */
const SERVICES = [
  [/\/v1\/supported-chains$/, { http: ['eip155:1'], ws: [] }],
  [/\/v1\/identity\//, { name: null, avatar: null }],
  [/\/v1\/profile\/reverse\//, []],
  [/\/appkit\/v1\/config$/, { features: [] }],
  [/\/getWallets$/, { data: [], count: 0 }],
]

const toResult = ({ id, method }) => ({
  jsonrpc: '2.0',
  id,
  result: method === 'eth_getBalance' ? ONE_COIN : '0x1',
})

/** Returns a node's or service's JSON response; undefined for other hosts. */
function answerTo(url, body) {
  if (body?.includes('jsonrpc')) {
    const asked = JSON.parse(body)
    return Array.isArray(asked) ? asked.map(toResult) : toResult(asked)
  }
  return SERVICES.find(([path]) => path.test(url.pathname))?.[1]
}

/**
 * Responds for every other host, at once and successfully: failures would load extra code that is
 * not part of the count.
 */
export const answerForeignHosts = (page, origin) =>
  page.route(
    url => url.protocol.startsWith('http') && url.origin !== new URL(origin).origin,
    async route => {
      const request = route.request()
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: HEADERS })
      const json = answerTo(new URL(request.url()), request.postData())
      return json === undefined ? route.abort() : route.fulfill({ headers: HEADERS, json })
    },
  )
