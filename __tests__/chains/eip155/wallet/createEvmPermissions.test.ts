import { markUnsent } from '../../../../src/domain/payment/isNothingSent'
import { toCaipAddress } from '../../../../src/lib/address/caip'
import type { BatchingWallets } from '../../../../src/ports/batchingWallets'
import { hang, refuse, walletError } from '../fakeWallet'
import { ALICE, BOB, codeOf, never, oneWallet, RDNS } from '../world'

const GRANT = 'wallet_grantPermissions'
const REVOKE = 'wallet_revokePermissions'
const request = {
  chainId: '0x1',
  address: ALICE,
  expiry: 2_000_000_000,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04' }] } },
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x1', start: 1_900_000_000, period: 60 },
    },
  ],
  policies: [],
} as unknown as Parameters<BatchingWallets['grantPermissions']>[1]
const account = toCaipAddress('eip155:1', ALICE)
const session = { pci: 'pci', permissions: [], expiry: 1, context: null }

async function worldOf(answers: Record<string, unknown>) {
  const { adapter, wallet, uninstall } = oneWallet(answers)
  await adapter.wallets.connect(RDNS, never())
  const wallets = await adapter.wallets.loadBatching?.(RDNS)
  if (!wallets) throw new Error('an EVM adapter knows permissions')
  const asked = (method: string) => wallet.calls.filter(call => call.method === method)
  return { wallets, asked, uninstall }
}

async function grant(answers: Record<string, unknown>, signal = never()) {
  const { wallets, asked, uninstall } = await worldOf(answers)
  const outcome = await codeOf(wallets.grantPermissions(RDNS, request, signal))
  uninstall()
  return { outcome, asked }
}

async function revoke(answers: Record<string, unknown>) {
  const { wallets, asked, uninstall } = await worldOf(answers)
  const outcome = await codeOf(wallets.revokePermissions(RDNS, account, session, never()))
  uninstall()
  return { outcome, asked }
}

describe('a permission request to an EVM wallet', () => {
  it('is sent as a whole, and resolves with the wallet’s full answer', async () => {
    const answer = { ...request, context: '0xc0de', signerMeta: { delegationManager: BOB } }
    const { outcome, asked } = await grant({ [GRANT]: answer })
    expect(outcome).toEqual({ answered: answer })
    expect(asked(GRANT).map(({ params }) => params)).toEqual([[request]])
  })

  it.each([
    [4001, 'USER_REJECTED'],
    [4100, 'UNAUTHORIZED'],
    [4200, 'UNSUPPORTED_METHOD'],
    [5700, 'UNSUPPORTED_CAPABILITY'],
    [5710, 'UNSUPPORTED_CHAIN_ID'],
    [-32602, 'INVALID_PARAMS'],
    [-32003, 'TRANSACTION_REJECTED'],
  ])('rejects with a named code where the wallet answers %p', async (code, name) => {
    const { outcome } = await grant({ [GRANT]: refuse(walletError(code)) })
    expect(outcome).toBe(name)
  })

  it('fails where the wallet’s error states that nothing was done', async () => {
    const thrown = markUnsent(Object.assign(new Error('No nonce'), { code: -32603 }))
    expect((await grant({ [GRANT]: refuse(thrown) })).outcome).toBe('PERMISSION_FAILED')
    expect((await revoke({ [REVOKE]: refuse(thrown) })).outcome).toBe('PERMISSION_FAILED')
  })

  it.each<[string, unknown]>([
    ['an error that says nothing of it', refuse(walletError(-32603))],
    ['nothing', null],
    ['no context', { ...request }],
    ['a context that is none', { ...request, context: 'yes' }],
  ])('may have been granted where the wallet answers %s', async (_what, answer) => {
    const { outcome } = await grant({ [GRANT]: answer })
    expect(outcome).toBe('PERMISSION_UNCERTAIN')
  })

  it('is not sent once the wallet shares another account', async () => {
    const { wallets, asked, uninstall } = await worldOf({ eth_accounts: [BOB] })
    expect(await codeOf(wallets.grantPermissions(RDNS, request, never()))).toBe('INTENT_CHANGED')
    expect(asked(GRANT)).toEqual([])
    uninstall()
  })

  it('ends when its caller aborts', async () => {
    const controller = new AbortController()
    const granting = grant({ [GRANT]: hang }, controller.signal)
    await new Promise(resolve => setTimeout(resolve))
    controller.abort()
    expect((await granting).outcome).toBe('CANCELLED')
  })
})

describe('the revocation of a permission by an EVM wallet', () => {
  it('names the account, and resolves with a signature', async () => {
    const { outcome, asked } = await revoke({ [REVOKE]: '0x51' })
    expect(outcome).toEqual({ answered: '0x51' })
    expect(asked(REVOKE).map(({ params }) => params)).toEqual([
      [{ pci: 'pci', permissions: [], expiry: 1, address: account }],
    ])
  })

  it.each<[string, unknown, string]>([
    ['that it knows none', refuse(walletError(-32001)), 'RESOURCE_NOT_FOUND'],
    ['no', refuse(walletError(4001)), 'USER_REJECTED'],
    ['nothing, as for an account that is given back', null, 'PERMISSION_UNCERTAIN'],
  ])('does not count as revoked where the wallet answers %s', async (_what, answer, code) => {
    const { outcome } = await revoke({ [REVOKE]: answer })
    expect(outcome).toBe(code)
  })
})

describe('a wallet that supports the current draft of ERC-7715', () => {
  const REQUEST_EXECUTION = 'wallet_requestExecutionPermissions'
  const REVOKE_EXECUTION = 'wallet_revokeExecutionPermission'
  const TOKEN = '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35'
  /**
   * The public keys of the private keys 1 and 2, and the account of the second. All are well known.
   */
  const SERVICE_KEY =
    '0x0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8'
  const PAGE_KEY =
    '0x04c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee51ae168fea63dc339a3c58419466ceaeef7f632653266d0e1236431a950cfe52a'
  const TO = '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF'
  const keys = [SERVICE_KEY, PAGE_KEY].map(publicKey => ({ type: 'secp256k1', publicKey }))
  const asked = {
    ...request,
    signer: { type: 'keys', data: { keys } },
  } as unknown as typeof request
  const wanted = {
    chainId: '0x1',
    from: ALICE,
    to: TO,
    permission: {
      type: 'native-token-periodic',
      isAdjustmentAllowed: false,
      data: { periodAmount: '0x1', periodDuration: 60, startTime: 1_900_000_000 },
    },
    rules: [{ type: 'expiry', data: { timestamp: 2_000_000_000 } }],
  }
  const redeemed = {
    context: '0xc0de',
    delegationManager: TOKEN,
    dependencies: [{ factory: TOKEN, factoryData: '0x01' }],
  }
  const allowed = [{ ...wanted, ...redeemed }]

  async function ask(
    answers: Record<string, unknown>,
    what: typeof request = asked,
    isSpoken?: (method: string) => boolean,
  ) {
    const { wallets, asked: callsOf, uninstall } = await worldOf(answers)
    const outcome = await codeOf(wallets.grantPermissions(RDNS, what, never(), isSpoken))
    uninstall()
    const counts = [REQUEST_EXECUTION, GRANT].map(method => callsOf(method).length)
    return { outcome, counts, params: callsOf(REQUEST_EXECUTION).map(call => call.params) }
  }
  const unknown = refuse(walletError(-32601))

  it('receives a request for the account of the page’s key, exactly as it is to be granted', async () => {
    const { outcome, counts, params } = await ask({
      [REQUEST_EXECUTION]: allowed,
      [GRANT]: unknown,
    })
    expect([counts, params]).toEqual([[1, 0], [[wanted]]])
    expect(outcome).toEqual({
      answered: {
        context: '0xc0de',
        expiry: 2_000_000_000,
        permissions: request.permissions,
        delegation: { to: TO, ...redeemed },
      },
    })
  })

  it('receives a request for a token allowance', async () => {
    const data = { token: TOKEN, allowance: '0x5', start: 1_900_000_000, period: 60 }
    const permissions = [{ type: 'erc20-recurring-allowance', data }]
    const { params } = await ask({ [REQUEST_EXECUTION]: unknown, [GRANT]: unknown }, {
      ...asked,
      permissions,
    } as unknown as typeof request)
    expect(params).toMatchObject([
      [
        {
          permission: {
            type: 'erc20-token-periodic',
            data: { tokenAddress: TOKEN, periodAmount: '0x5', periodDuration: 60 },
          },
        },
      ],
    ])
  })

  it('receives the older request if it supports only that, and no method that the session lacks', async () => {
    const older = { ...asked, context: '0x01' }
    const both = { [REQUEST_EXECUTION]: unknown, [GRANT]: older }
    expect(await ask(both)).toMatchObject({
      outcome: { answered: { context: '0x01' } },
      counts: [1, 1],
    })
    const onlyOlder = (method: string) => method === GRANT
    expect(await ask(both, asked, onlyOlder)).toMatchObject({ counts: [0, 1] })
    const onlyPresent = (method: string) => method === REQUEST_EXECUTION
    expect(await ask(both, asked, onlyPresent)).toMatchObject({
      outcome: 'UNSUPPORTED_METHOD',
      counts: [1, 0],
    })
  })

  it('receives one request where it declines, or may have granted it', async () => {
    const declined = refuse(walletError(4001))
    expect(await ask({ [REQUEST_EXECUTION]: declined })).toMatchObject({
      outcome: 'USER_REJECTED',
      counts: [1, 0],
    })
    const broken = refuse(walletError(-32603))
    expect(await ask({ [REQUEST_EXECUTION]: broken })).toMatchObject({
      outcome: 'PERMISSION_UNCERTAIN',
      counts: [1, 0],
    })
  })

  it.each<[string, object]>([
    ['calls of a contract', { permissions: [{ type: 'contract-call', data: {} }] }],
    ['several permissions', { permissions: [...request.permissions, ...request.permissions] }],
    ['policies', { policies: [{ type: 'gas-limit', data: {} }] }],
    [
      'a key without an account',
      { signer: { type: 'keys', data: { keys: [{ type: 'secp256r1', publicKey: PAGE_KEY }] } } },
    ],
    ['several keys', { signer: { type: 'keys', data: { keys: [...keys, ...keys] } } }],
  ])(
    'receives the older request for what the current one cannot express: %s',
    async (_what, changes) => {
      const what = { ...asked, ...changes } as unknown as typeof request
      const { counts } = await ask({ [REQUEST_EXECUTION]: allowed, [GRANT]: unknown }, what)
      expect(counts).toEqual([0, 1])
    },
  )

  const [answer] = allowed
  const { permission } = wanted
  const otherData = (data: object) => ({
    permission: { ...permission, data: { ...permission.data, ...data } },
  })
  it.each<[string, unknown]>([
    ['nothing', null],
    ['one for another account', [{ ...answer, to: BOB }]],
    ['one of another account', [{ ...answer, from: BOB }]],
    ['one on another network', [{ ...answer, chainId: '0x2' }]],
    ['another kind', [{ ...answer, permission: { ...permission, type: 'native-token-stream' } }]],
    ['more', [{ ...answer, ...otherData({ periodAmount: '0x2' }) }]],
    ['shorter periods', [{ ...answer, ...otherData({ periodDuration: 1 }) }]],
    ['no amount', [{ ...answer, ...otherData({ periodAmount: null }) }]],
    ['no end', [{ ...answer, rules: [] }]],
    ['a later end', [{ ...answer, rules: [{ type: 'expiry', data: { timestamp: 2e9 + 1 } }] }]],
    ['no context', [{ ...answer, context: undefined }]],
    ['nowhere to redeem it', [{ ...answer, delegationManager: 'x' }]],
    ['two permissions', [answer, answer]],
  ])('may have granted something else where it answers %s', async (_what, given) => {
    const { outcome } = await ask({ [REQUEST_EXECUTION]: given })
    expect(outcome).toBe('PERMISSION_UNCERTAIN')
  })

  it('receives a request to revoke, with the context that it returned', async () => {
    const given = { ...session, context: '0xc0de' as const }
    const { wallets, asked: callsOf, uninstall } = await worldOf({ [REVOKE_EXECUTION]: {} })
    expect(await wallets.revokePermissions(RDNS, account, given, never())).toBe('0x')
    expect(callsOf(REVOKE_EXECUTION)[0]?.params).toEqual([{ permissionContext: '0xc0de' }])
    expect(callsOf(REVOKE)).toEqual([])
    uninstall()

    const older = await worldOf({ [REVOKE_EXECUTION]: unknown, [REVOKE]: '0x51' })
    expect(await older.wallets.revokePermissions(RDNS, account, given, never())).toBe('0x51')
    older.uninstall()
  })
})
