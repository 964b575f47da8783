import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { HOST_ORIGIN, startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { TestSite } from './tools/startTestSite'

const [store] = STORES
const LOCAL = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
]

function directives(response: Response): Record<string, string[]> {
  const policy = response.headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map(directive => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}

describe('pages and their headers', () => {
  let site: TestSite
  const get = (path: string) => fetch(`${site.url}${path}`)
  before(async () => {
    assert.ok(store)
    site = await startTestSite(store)
  })
  after(() => site.close())

  it('let the project’s origins embed the frame, and no other', async () => {
    const response = await get('/sdk?projectId=demo&chainId=eip155%3A1&version=4&enableLogger=true')
    assert.equal(response.status, 200)
    assert.match(await response.text(), /<title>frame<\/title>/)
    assert.deepEqual(directives(response)['frame-ancestors'], [
      HOST_ORIGIN,
      'https://*.preview.example.com',
      ...LOCAL,
    ])
    const closed = await get('/sdk?projectId=closed')
    assert.deepEqual(directives(closed)['frame-ancestors'], LOCAL)
  })

  it('let no page embed the frame of an unknown project', async () => {
    for (const projectId of ['other', 'constructor', '__proto__']) {
      const response = await get(`/sdk?projectId=${projectId}`)
      assert.equal(response.status, 403)
      assert.deepEqual(directives(response)['frame-ancestors'], ["'none'"])
    }
  })

  it('reject a query that is not the modal’s', async () => {
    for (const query of [
      '',
      '?chainId=eip155:1',
      '?projectId=demo&chainId=1',
      '?projectId=demo&enableLogger=1',
      '?projectId=demo&version=x',
    ]) {
      assert.equal((await get(`/sdk${query}`)).status, 400, query)
    }
  })

  it('allow only the site’s own files to run, and connections to the networks', async () => {
    const { 'frame-ancestors': _, ...policy } = directives(await get('/sdk?projectId=demo'))
    assert.deepEqual(policy, {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://rpc.example.com', 'https://rpc.example.org'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    })
  })

  it('let no page embed those that approve a device, show the key, or use a passkey', async () => {
    for (const path of ['/approve-device', '/account', '/use-passkey']) {
      const response = await get(path)
      assert.equal(response.status, 200, path)
      const policy = directives(response)
      assert.deepEqual(policy['frame-ancestors'], ["'none'"], path)
      assert.deepEqual(policy['connect-src'], ["'self'"], path)
      assert.deepEqual(policy['trusted-types'], ["'none'"], path)
    }
  })

  it('let only the passkey window reach its opener', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('cross-origin-opener-policy')
    assert.equal(await policyOf('/use-passkey'), 'unsafe-none')
    assert.equal(await policyOf('/account'), 'same-origin-allow-popups')
  })

  it('keep the opener of a popup on every page it passes through', async () => {
    for (const path of ['/loading', '/social-done', '/social/callback/google?state=x']) {
      const response = await fetch(`${site.url}${path}`, { redirect: 'manual' })
      assert.equal(response.headers.get('cross-origin-opener-policy'), 'unsafe-none', path)
      assert.equal(response.headers.get('cache-control'), 'no-store', path)
      const policy = directives(response)
      assert.deepEqual(policy['frame-ancestors'], ["'none'"], path)
      assert.deepEqual(policy['default-src'], ["'none'"], path)
      if (response.status === 200) assert.deepEqual(policy['trusted-types'], ["'none'"], path)
    }
  })

  it('have the same security headers on every response', async () => {
    const paths = ['/sdk?projectId=demo', '/api/session', '/health', '/nowhere', '/assets/no.js']
    for (const path of paths) {
      const { headers } = await get(path)
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
      assert.equal(headers.get('referrer-policy'), 'no-referrer', path)
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin-allow-popups', path)
      assert.match(headers.get('permissions-policy') ?? '', /camera=\(\), .*usb=\(\)/, path)
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'/, path)
      assert.equal(headers.get('strict-transport-security'), null, path)
    }
  })

  it('cache assets indefinitely, and nothing else', async () => {
    const asset = await get('/assets/frame-1a2b.js')
    assert.equal(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(asset.headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.equal(await asset.text(), 'export {}')
    for (const path of ['/sdk?projectId=demo', '/approve-device', '/account', '/api/session']) {
      assert.equal((await get(path)).headers.get('cache-control'), 'no-store', path)
    }
  })

  it('serve no file from outside the folder', async () => {
    for (const path of ['/assets/..%2fsdk.html', '/assets/%2e%2e%2fsdk.html', '/assets/.env']) {
      assert.equal((await get(path)).status, 404, path)
    }
  })

  it('return a project’s networks, and refuse a page that may not embed the frame', async () => {
    const config = await get('/api/config?projectId=demo')
    assert.deepEqual(await config.json(), {
      name: 'Example Wallet',
      rpcUrls: { 'eip155:1': ['https://rpc.example.com/v1/key', 'https://rpc.example.org'] },
      networks: { 'eip155:1': { name: 'Ethereum', symbol: 'ETH', decimals: 18 } },
    })
    const ask = async (query: string) => {
      const response = await get(`/api/config?${query}`)
      const body: unknown = await response.json()
      return [response.status, response.ok ? null : body]
    }
    assert.deepEqual(await ask('projectId=other'), [404, { error: 'NOT_FOUND' }])
    const host = (origin: string) => `projectId=demo&hostOrigin=${encodeURIComponent(origin)}`
    assert.deepEqual(await ask(host(HOST_ORIGIN)), [200, null])
    assert.deepEqual(await ask(host('https://one.preview.example.com')), [200, null])
    const refused = [403, { error: 'HOST_NOT_ALLOWED' }]
    assert.deepEqual(await ask(host('https://two.one.preview.example.com')), refused)
    assert.deepEqual(await ask(host('https://evil.example')), refused)
  })
})

describe('a site on https', () => {
  it('enforces https for future visits', async () => {
    assert.ok(store)
    const site = await startTestSite(store, { origin: 'https://wallet.example.com' })
    try {
      const { headers } = await fetch(`${site.url}/health`)
      assert.equal(headers.get('strict-transport-security'), 'max-age=63072000; includeSubDomains')
    } finally {
      await site.close()
    }
  })
})
