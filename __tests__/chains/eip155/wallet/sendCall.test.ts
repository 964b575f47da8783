import { batchFingerprint } from '../../../../src/domain/calls/batchFingerprint'
import { readCallsRequest } from '../../../../src/domain/calls/readCallsRequest'
import { refuse, walletError } from '../fakeWallet'
import { ALICE, BOB, codeOf, HASH, never, oneWallet, RDNS, TOKEN } from '../world'

const SEND = 'eth_sendTransaction'
const who = { connectorId: RDNS, from: ALICE, activeId: 'eip155:1' } as const

describe('a single call to an EVM wallet', () => {
  const call = { to: TOKEN, data: '0x095ea7b3', value: 0n } as const
  const reviewed = readCallsRequest({ calls: [call] }, who)

  async function sendOne(
    answers: Record<string, unknown>,
    { batch = reviewed, line = batchFingerprint(reviewed), isOver = (): boolean => false } = {},
  ) {
    const { adapter, wallet, uninstall } = oneWallet(answers)
    await adapter.wallets.connect(RDNS, never())
    const sending = adapter.wallets.sendCall?.(batch, line, never(), isOver)
    if (!sending) throw new Error('an EVM adapter makes calls')
    const outcome = await codeOf(sending)
    uninstall()
    const asked = wallet.calls.filter(({ method }) => method === SEND)
    return { outcome, sent: asked.map(({ params }) => params) }
  }

  it('is sent as reviewed, whatever the wallet’s support for batches', async () => {
    expect(await sendOne({ [SEND]: HASH })).toEqual({
      outcome: { answered: HASH },
      sent: [[{ from: ALICE, chainId: '0x1', to: TOKEN, data: '0x095ea7b3', value: '0x0' }]],
    })
  })

  it.each([
    ['another target', { to: BOB, data: '0x095ea7b3', value: 0n }],
    ['other data', { to: TOKEN, data: '0xa9059cbb', value: 0n }],
    ['a value', { to: TOKEN, data: '0x095ea7b3', value: 1n }],
  ] as const)('with %s than was reviewed is not sent', async (_what, call) => {
    const batch = readCallsRequest({ calls: [call] }, who)
    expect(await sendOne({ [SEND]: HASH }, { batch })).toEqual({
      outcome: 'INTENT_CHANGED',
      sent: [],
    })
  })

  it('is not sent on another network, by another account, or after an abort', async () => {
    const outcomes = [
      await sendOne({ [SEND]: HASH, eth_chainId: '0x2105' }),
      await sendOne({ [SEND]: HASH }, { isOver: () => true }),
      await sendOne({ [SEND]: HASH }, { batch: readCallsRequest({ calls: [call, call] }, who) }),
    ]
    expect(outcomes).toEqual([
      { outcome: 'INTENT_CHANGED', sent: [] },
      { outcome: 'INTENT_CHANGED', sent: [] },
      { outcome: 'INVALID_PARAMS', sent: [] },
    ])
  })

  it('has an unknown outcome where the wallet returns no hash', async () => {
    expect((await sendOne({ [SEND]: 'sent' })).outcome).toBe('SEND_UNCERTAIN')
    expect((await sendOne({ [SEND]: refuse(walletError(4001)) })).outcome).toBe('USER_REJECTED')
  })
})
