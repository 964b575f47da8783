import { type ErrorCode, getErrorTextKey } from '../../../../src/domain/errorCatalogue'
import { intentFingerprint } from '../../../../src/domain/payment/fingerprint'
import { outcomeUnknown } from '../../../../src/domain/payment/outcomeUnknown'
import type { SendIntent } from '../../../../src/domain/payment/send'
import { en } from '../../../../src/strings/en/allTexts'
import { hang, refuse, walletError } from '../fakeWallet'
import { turn } from '../../../support/turn'
import {
  ALICE,
  BOB,
  codeOf,
  HASH,
  mainnet,
  nativeIntent,
  never,
  oneWallet,
  optimism,
  RDNS,
  TOKEN,
  tokenIntent,
} from '../world'

const SEND = 'eth_sendTransaction'

/** Sends through one installed wallet; returns the outcome and the requests the wallet received. */
async function send(
  intent: SendIntent,
  answers: Record<string, unknown> = {},
  fingerprint = intentFingerprint(intent),
) {
  const { adapter, wallet, uninstall } = oneWallet({ [SEND]: HASH, ...answers })
  await adapter.wallets.connect(RDNS, never())
  const outcome = await codeOf(adapter.wallets.send(intent, fingerprint, mainnet, never()))
  uninstall()
  return { outcome, wallet, asked: wallet.calls.filter(({ method }) => method === SEND) }
}

describe('sending from an EVM wallet', () => {
  it('sends a payment in the native coin, and leaves the fees to the wallet', async () => {
    const { outcome, asked } = await send(nativeIntent)
    expect(outcome).toEqual({ answered: HASH })
    expect(asked.map(({ params }) => params)).toEqual([
      [{ chainId: '0x1', from: ALICE, to: BOB, value: '0x14d1120d7b160000', data: '0x' }],
    ])
  })

  it('sends a payment in a token as a call of the token contract', async () => {
    const { asked } = await send(tokenIntent)
    const recipient = BOB.slice(2).padStart(64, '0')
    const amount = 12_340_000n.toString(16).padStart(64, '0')
    expect(asked.map(({ params }) => params)).toEqual([
      [
        {
          chainId: '0x1',
          from: ALICE,
          to: TOKEN,
          value: '0x0',
          data: `0xa9059cbb${recipient}${amount}`,
        },
      ],
    ])
  })

  it('freezes the request', async () => {
    const { asked } = await send(nativeIntent)
    expect(Object.isFrozen(asked[0]?.params)).toBe(true)
    expect(Object.isFrozen(asked[0]?.params[0])).toBe(true)
  })

  it('accepts an address typed without its prefix, and a service’s stand-in for the native coin', async () => {
    const standIn = `eip155:1:0x${'e'.repeat(40)}`
    const { asked } = await send({
      ...nativeIntent,
      to: BOB.slice(2),
      token: { ...nativeIntent.token, address: standIn },
    })
    expect(asked[0]?.params[0]).toMatchObject({ to: BOB, data: '0x' })
  })

  it.each([
    [walletError(4001), 'USER_REJECTED'],
    [walletError(-32000, 'insufficient funds for gas * price + value'), 'INSUFFICIENT_FUNDS'],
    [walletError(-32603, 'Internal JSON-RPC error', { message: 'nonce too low' }), 'NONCE_TOO_LOW'],
    [walletError(-32002), 'REQUEST_PENDING'],
    [walletError(4100), 'UNAUTHORIZED'],
    [walletError(3, 'execution reverted: no'), 'EXECUTION_REVERTED'],
    [walletError(-32000, 'already known'), 'ALREADY_KNOWN'],
    [walletError(-32603, 'Internal JSON-RPC error'), 'SEND_UNCERTAIN'],
    [walletError(-32000, 'something else'), 'SEND_UNCERTAIN'],
    [walletError(-32005), 'SEND_UNCERTAIN'],
    [walletError(4900), 'SEND_UNCERTAIN'],
    [new Error('who knows'), 'SEND_UNCERTAIN'],
  ])('reports why the wallet did not send: %p', async (reason, code) => {
    expect((await send(nativeIntent, { [SEND]: refuse(reason) })).outcome).toBe(code)
  })

  it.each([
    [walletError(-32603, 'Internal JSON-RPC error', { message: 'nonce too low' })],
    [walletError(-32000, 'nonce too low: next nonce 5, tx nonce 4')],
    [{ code: 'NONCE_EXPIRED', message: 'nonce has already been used' }],
    [walletError(-32000, 'replacement transaction underpriced')],
    [{ code: 'REPLACEMENT_UNDERPRICED', message: 'replacement fee too low' }],
    [walletError(-32000, 'already known')],
  ])('does not claim that nothing was sent when a mined payment fails with: %p', async why => {
    const { outcome } = await send(nativeIntent, { [SEND]: refuse(why) })
    const code = String(outcome) as ErrorCode
    expect(outcomeUnknown(code)).toBe(true)
    expect(en[getErrorTextKey(code)]).not.toMatch(/nothing was sent/i)
  })

  it.each([[null], [''], ['0x'], ['0x12'], [{ hash: HASH }], [`${HASH}00`]])(
    'never claims that nothing was sent when the wallet answers %p',
    async answer => {
      expect((await send(nativeIntent, { [SEND]: answer })).outcome).toBe('SEND_UNCERTAIN')
    },
  )

  it('aborts at once while the wallet prompts', async () => {
    const { adapter, uninstall } = oneWallet({ [SEND]: hang })
    await adapter.wallets.connect(RDNS, never())
    const giveUp = new AbortController()
    const sent = codeOf(
      adapter.wallets.send(nativeIntent, intentFingerprint(nativeIntent), mainnet, giveUp.signal),
    )
    await turn()
    giveUp.abort()
    expect(await sent).toBe('CANCELLED')
    uninstall()
  })
})

describe('D3 the sent payment is the reviewed one', () => {
  const reviewed = intentFingerprint(tokenIntent)
  const token = tokenIntent.token

  it.each<[string, SendIntent]>([
    ['receiver', { ...tokenIntent, to: ALICE }],
    ['amount', { ...tokenIntent, amount: '12.35' }],
    ['sender', { ...tokenIntent, from: BOB }],
    ['token', { ...tokenIntent, token: { ...token, address: `eip155:1:${BOB}` } }],
    [
      'kind of token',
      { ...tokenIntent, token: { symbol: 'ETH', chainId: 'eip155:1', quantity: token.quantity } },
    ],
    [
      'decimals',
      { ...tokenIntent, token: { ...token, quantity: { ...token.quantity, decimals: '8' } } },
    ],
    [
      'network',
      {
        ...tokenIntent,
        caipNetworkId: 'eip155:10',
        token: { ...token, chainId: 'eip155:10', address: `eip155:10:${TOKEN}` },
      },
    ],
  ])('stops when the %s changed between review and send', async (_what, tampered) => {
    const { outcome, asked } = await send(tampered, { eth_accounts: [ALICE, BOB] }, reviewed)
    expect(outcome).toBe('INTENT_CHANGED')
    expect(asked).toEqual([])
  })

  it('stops when the wallet was reviewed under another id', async () => {
    const other = { ...tokenIntent, connectorId: RDNS.toUpperCase() }
    const { outcome, asked } = await send(other, {}, reviewed)
    expect(outcome).toBe('INTENT_CHANGED')
    expect(asked).toEqual([])
  })

  it.each(['', 'undefined', `${reviewed} `, reviewed.toUpperCase()])(
    'stops on an incomplete fingerprint: %p',
    async fingerprint => {
      const { outcome, asked } = await send(tokenIntent, {}, fingerprint)
      expect(outcome).toBe('INTENT_CHANGED')
      expect(asked).toEqual([])
    },
  )

  it('detects an intent that changes while the wallet is asked for its accounts', async () => {
    const intent = { ...nativeIntent, to: BOB as string }
    const fingerprint = intentFingerprint(intent)
    const { outcome, asked } = await send(
      intent,
      {
        eth_accounts: () => {
          intent.to = ALICE
          return [ALICE]
        },
      },
      fingerprint,
    )
    // The request was built before the change, so it still matches the reviewed intent.
    expect(outcome).toEqual({ answered: HASH })
    expect(asked[0]?.params[0]).toMatchObject({ to: BOB })
  })

  it('stops when the wallet no longer shares the account', async () => {
    const { outcome, asked } = await send(nativeIntent, { eth_accounts: [BOB] })
    expect(outcome).toBe('INTENT_CHANGED')
    expect(asked).toEqual([])
  })

  it('stops when the wallet switched to another network', async () => {
    const { outcome, asked } = await send(nativeIntent, { eth_chainId: '0xa' })
    expect(outcome).toBe('INTENT_CHANGED')
    expect(asked).toEqual([])
  })

  it('stops when the requested network differs from the reviewed one', async () => {
    const { adapter, wallet, uninstall } = oneWallet()
    const sent = adapter.wallets.send(
      nativeIntent,
      intentFingerprint(nativeIntent),
      optimism,
      never(),
    )
    expect(await codeOf(sent)).toBe('INTENT_CHANGED')
    expect(wallet.calls).toEqual([])
    uninstall()
  })

  it('sends nothing to a wallet whose session ended during the request for its accounts', async () => {
    let isOver = false
    const { adapter, wallet, uninstall } = oneWallet({
      [SEND]: HASH,
      eth_chainId: () => {
        isOver = true
        return '0x1'
      },
    })
    await adapter.wallets.connect(RDNS, never())
    isOver = false
    const fingerprint = intentFingerprint(nativeIntent)
    const sent = adapter.wallets.send(nativeIntent, fingerprint, mainnet, never(), () => isOver)
    expect(await codeOf(sent)).toBe('INTENT_CHANGED')
    expect(wallet.calls.map(({ method }) => method)).not.toContain(SEND)
    uninstall()
  })

  it('accepts the answer of a wallet whose session ended after it received the payment', async () => {
    let isOver = false
    let approve: (hash: string) => void = () => undefined
    const { adapter, uninstall } = oneWallet({
      [SEND]: () => new Promise<string>(resolve => (approve = resolve)),
    })
    await adapter.wallets.connect(RDNS, never())
    const fingerprint = intentFingerprint(nativeIntent)
    const sent = codeOf(
      adapter.wallets.send(nativeIntent, fingerprint, mainnet, never(), () => isOver),
    )
    await turn()
    isOver = true
    await adapter.wallets.disconnect(RDNS, never())
    approve(HASH)
    expect(await sent).toEqual({ answered: HASH })
    uninstall()
  })

  it('sends nothing to a wallet that did not connect in this page, or was disconnected since', async () => {
    const { adapter, wallet, uninstall } = oneWallet({ [SEND]: HASH })
    const stop = adapter.wallets.discover(() => undefined)
    const send = () =>
      codeOf(adapter.wallets.send(nativeIntent, intentFingerprint(nativeIntent), mainnet, never()))
    expect(await send()).toBe('SESSION_ENDED')
    expect(wallet.calls).toEqual([])
    await adapter.wallets.connect(RDNS, never())
    expect(await send()).toEqual({ answered: HASH })
    await adapter.wallets.disconnect(RDNS, never())
    expect(await send()).toBe('SESSION_ENDED')
    stop()
    uninstall()
  })

  it('stops when the wallet’s request function was replaced', async () => {
    const { adapter, wallet, uninstall } = oneWallet({ [SEND]: HASH })
    await adapter.wallets.connect(RDNS, never())
    wallet.provider.request = async () => HASH
    const sent = adapter.wallets.send(
      nativeIntent,
      intentFingerprint(nativeIntent),
      mainnet,
      never(),
    )
    expect(await codeOf(sent)).toBe('WALLET_CHANGED')
    uninstall()
  })
})
