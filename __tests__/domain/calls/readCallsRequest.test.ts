import * as fc from 'fast-check'
import { batchFingerprint } from '../../../src/domain/calls/batchFingerprint'
import { readCallsRequest } from '../../../src/domain/calls/readCallsRequest'
import type { WalletCallsRequest } from '../../../src/domain/calls/walletCalls'
import { ModalError } from '../../../src/domain/ModalError'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const who = { connectorId: 'io.heron', from: TO, activeId: 'eip155:1' } as const

const read = (request: unknown) => readCallsRequest(request as WalletCallsRequest, who)
function codeOf(request: unknown) {
  try {
    read(request)
    return null
  } catch (thrown) {
    return thrown instanceof ModalError ? `${thrown.code}: ${thrown.message}` : String(thrown)
  }
}

describe('readCallsRequest', () => {
  it('builds a batch in the format of EIP-5792, for the active network, all or none', () => {
    expect(
      read({
        calls: [
          { to: TO, value: 255n },
          { to: TO, data: '0xABcd' },
        ],
      }),
    ).toEqual({
      connectorId: 'io.heron',
      caipNetworkId: 'eip155:1',
      from: TO,
      atomicRequired: true,
      calls: [
        { to: TO, value: '0xff' },
        { to: TO, data: '0xABcd' },
      ],
      isTransactionAllowed: false,
    })
  })

  it('ignores later changes of the page’s objects', () => {
    const call = { to: TO, value: 1n }
    const capabilities = { paymasterService: { url: 'https://pay.example' } }
    const batch = read({ calls: [call], capabilities })
    const line = batchFingerprint(batch)
    call.value = 2n
    capabilities.paymasterService.url = 'https://evil.example'
    expect(batchFingerprint(batch)).toBe(line)
    expect(Object.isFrozen(batch.calls[0])).toBe(true)
  })

  it('allows a transaction instead only for one call, with the page’s consent', () => {
    const one = { to: TO }
    expect(read({ calls: [one], allowTransaction: true }).isTransactionAllowed).toBe(true)
    expect(read({ calls: [one] }).isTransactionAllowed).toBe(false)
    expect(read({ calls: [one, one], allowTransaction: true }).isTransactionAllowed).toBe(false)
  })

  it.each([
    ['there is none', { calls: [] }],
    ['there is none', {}],
    ['more than 100', { calls: Array.from({ length: 101 }, () => ({ to: TO })) }],
    ['call 1 has no address as "to"', { calls: [{ to: TO.slice(2) }] }],
    ['call 2 has no address as "to"', { calls: [{ to: TO }, { to: 'vitalik.eth' }] }],
    ['call 1 has "data" that is not hex', { calls: [{ to: TO, data: 'a9059cbb' }] }],
    ['call 1 has "data" that is not hex', { calls: [{ to: TO, data: '0xabc' }] }],
    ['call 1 has a "value" that is no amount', { calls: [{ to: TO, value: -1n }] }],
    ['call 1 has a "value" that is no amount', { calls: [{ to: TO, value: 2n ** 256n }] }],
    ['call 1 has a "value" that is no amount', { calls: [{ to: TO, value: 1 }] }],
    ['"capabilities" are not plain JSON', { calls: [{ to: TO }], capabilities: [] }],
    ['"capabilities" are not plain JSON', { calls: [{ to: TO }], capabilities: { a: 1n } }],
  ])('rejects calls where %s', (problem, request) => {
    expect(codeOf(request)).toBe(`INVALID_PARAMS: Calls: ${problem}`)
  })
})

describe('batchFingerprint', () => {
  const hex = (length: number) =>
    fc
      .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
      .map(digits => `0x${digits.join('')}` as const)
  const call = fc.record(
    { to: hex(40), data: hex(8), value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }) },
    { requiredKeys: ['to'] },
  )
  const request = fc.record({
    calls: fc.array(call, { minLength: 1, maxLength: 4 }),
    atomicRequired: fc.boolean(),
  })

  it('distinguishes any two different batches, and ignores the case of letters', () => {
    fc.assert(
      fc.property(request, request, (a, b) => {
        const plain = ({ calls, atomicRequired }: typeof a) =>
          JSON.stringify([
            atomicRequired,
            calls.map(({ to, data = '0x', value = 0n }) => [to, data, String(value)]),
          ])
        const lines = [a, b].map(each => batchFingerprint(read(each)))
        expect(lines[0] === lines[1]).toBe(plain(a) === plain(b))
        const shouted = a.calls.map(each => ({
          ...each,
          to: `0x${each.to.slice(2).toUpperCase()}`,
        }))
        expect(batchFingerprint(read({ ...a, calls: shouted }))).toBe(lines[0])
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['network', { caipNetworkId: 'eip155:10' }],
    ['capabilities', { capabilities: { paymasterService: { url: 'https://pay.example' } } }],
    ['atomicity', { atomicRequired: false }],
  ])('detects another %s', (_what, change) => {
    const calls = [{ to: TO }]
    expect(batchFingerprint(read({ calls, ...change }))).not.toBe(batchFingerprint(read({ calls })))
  })
})
