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
const session = { pci: 'pci', permissions: [], expiry: 1 }

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

describe('a permission that an EVM wallet is asked for', () => {
  it('is handed over whole, and answered with all that the wallet says', async () => {
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
  ])('is refused by name where the wallet says %p', async (code, name) => {
    const { outcome } = await grant({ [GRANT]: refuse(walletError(code)) })
    expect(outcome).toBe(name)
  })

  it.each<[string, unknown]>([
    ['an error that says nothing of it', refuse(walletError(-32603))],
    ['nothing', null],
    ['no context', { ...request }],
    ['a context that is none', { ...request, context: 'yes' }],
  ])('may have been allowed where the wallet answers %s', async (_what, answer) => {
    const { outcome } = await grant({ [GRANT]: answer })
    expect(outcome).toBe('PERMISSION_UNCERTAIN')
  })

  it('is not asked for once the wallet shares another account', async () => {
    const { wallets, asked, uninstall } = await worldOf({ eth_accounts: [BOB] })
    expect(await codeOf(wallets.grantPermissions(RDNS, request, never()))).toBe('INTENT_CHANGED')
    expect(asked(GRANT)).toEqual([])
    uninstall()
  })

  it('is not waited for once nobody does', async () => {
    const controller = new AbortController()
    const granting = grant({ [GRANT]: hang }, controller.signal)
    await new Promise(resolve => setTimeout(resolve))
    controller.abort()
    expect((await granting).outcome).toBe('CANCELLED')
  })
})

describe('a permission that an EVM wallet is to revoke', () => {
  it('is named with its account, and answered with a signature', async () => {
    const { outcome, asked } = await revoke({ [REVOKE]: '0x51' })
    expect(outcome).toEqual({ answered: '0x51' })
    expect(asked(REVOKE).map(({ params }) => params)).toEqual([[{ ...session, address: account }]])
  })

  it.each<[string, unknown, string]>([
    ['that it knows none', refuse(walletError(-32001)), 'RESOURCE_NOT_FOUND'],
    ['no', refuse(walletError(4001)), 'USER_REJECTED'],
    ['nothing, as for an account that is given back', null, 'PERMISSION_UNCERTAIN'],
  ])('is not taken for revoked where the wallet says %s', async (_what, answer, code) => {
    const { outcome } = await revoke({ [REVOKE]: answer })
    expect(outcome).toBe(code)
  })
})
