import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIpAddress, readTrustedProxies } from '../../../src/server/http/readIpAddress'

const proxies = readTrustedProxies(['10.0.0.0/8', '127.0.0.1', 'fd00::/8'])
const ROWS: readonly (readonly [
  peer: string,
  forwardedFor: string | undefined,
  counted: string,
])[] = [
  ['203.0.113.5', undefined, '203.0.113.5'],
  ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['10.1.2.3', 'nonsense', '10.1.2.3'],
  ['10.1.2.3', undefined, '10.1.2.3'],
  ['fd00::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::5', undefined, '2001:db8:0:0::/64'],
  ['2001:DB8:0:00:ffff::', undefined, '2001:db8:0:0::/64'],
]

for (const [peer, forwardedFor, counted] of ROWS) {
  it(`counts ${peer} with ${forwardedFor ?? 'no header'} as ${counted}`, () => {
    assert.equal(readIpAddress(peer, forwardedFor, proxies), counted)
  })
}

for (const wrong of ['proxy.example.com', '10.0.0.0/8/8', '10.0.0.0/x', '']) {
  it(`refuses ${JSON.stringify(wrong)} as a proxy`, () => {
    assert.throws(() => readTrustedProxies([wrong]), /is no IP address or range/)
  })
}
