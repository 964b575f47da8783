import { recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { hang, refuse, walletError } from '../fakeWallet'
import { turn } from '../../../support/turn'
import { ALICE, codeOf, never, oneWallet, RDNS } from '../world'

const SIGNATURE = `0x${'12'.repeat(65)}`
const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)

const OWNER = '0x00000000000000000000000000000000000b0b00'

const permit = {
  domain: {
    name: 'Example',
    version: '1',
    chainId: 1,
    verifyingContract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: OWNER, value: '5' },
} as const

describe('signing a message', () => {
  const sign = (message: string, answers: Record<string, unknown> = {}) => {
    const { adapter, wallet, uninstall } = oneWallet({ personal_sign: SIGNATURE, ...answers })
    const signed = adapter.wallets.signMessage(RDNS, ALICE, message, never())
    void signed.then(uninstall, uninstall)
    return { signed, wallet }
  }

  it.each([
    ['text', 'Hi', '0x4869'],
    ['nothing', '', '0x'],
    ['accents and emoji', 'é🔥', '0xc3a9f09f94a5'],
    ['bytes that are hex already', '0xdeadBEEF', '0xdeadBEEF'],
    ['text that only looks like hex', '0xabc', '0x3078616263'],
    ['lines', 'a\nb', '0x610a62'],
  ])('sends %s as hex', async (_what, message, expected) => {
    const { signed, wallet } = sign(message)
    expect(await signed).toBe(SIGNATURE)
    expect(wallet.calls).toEqual([{ method: 'personal_sign', params: [expected, ALICE] }])
  })

  it('returns a signature from which any library recovers the signer', async () => {
    const message = 'Sign in to example.org ✓'
    const { signed } = sign(message, {
      personal_sign: ([raw]: [`0x${string}`]) => account.signMessage({ message: { raw } }),
    })
    const signature = (await signed) as `0x${string}`
    expect(await recoverMessageAddress({ message, signature })).toBe(account.address)
  })

  it.each([
    [refuse(walletError(4001)), 'USER_REJECTED'],
    [refuse(walletError(-32002)), 'REQUEST_PENDING'],
    [refuse(walletError(4200)), 'UNSUPPORTED_METHOD'],
    [refuse(new Error('odd')), 'SIGN_FAILED'],
    [null, 'SIGN_FAILED'],
    ['0x', 'SIGN_FAILED'],
    [{ signature: SIGNATURE }, 'SIGN_FAILED'],
  ])('reports why there is no signature: %p', async (answer, code) => {
    expect(await codeOf(sign('Hi', { personal_sign: answer }).signed)).toBe(code)
  })

  it('aborts at once', async () => {
    const { adapter, uninstall } = oneWallet({ personal_sign: hang })
    const giveUp = new AbortController()
    const signed = codeOf(adapter.wallets.signMessage(RDNS, ALICE, 'Hi', giveUp.signal))
    await turn()
    giveUp.abort()
    expect(await signed).toBe('CANCELLED')
    uninstall()
  })
})

describe('signing typed data', () => {
  const sign = (typedData: unknown, answers: Record<string, unknown> = {}) => {
    const { adapter, wallet, uninstall } = oneWallet({
      eth_signTypedData_v4: SIGNATURE,
      ...answers,
    })
    const signed = adapter.wallets.signTypedData(RDNS, ALICE, typedData, never())
    void signed.then(uninstall, uninstall)
    return { signed, wallet }
  }
  const sentJson = (wallet: { calls: readonly { params: readonly unknown[] }[] }): unknown =>
    JSON.parse(String(wallet.calls[0]?.params[1]))

  it('adds the type of the domain when it is missing', async () => {
    const { signed, wallet } = sign(permit)
    await signed
    expect(wallet.calls[0]).toMatchObject({
      method: 'eth_signTypedData_v4',
      params: [ALICE, expect.any(String)],
    })
    expect(sentJson(wallet)).toEqual({
      ...permit,
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
        ...permit.types,
      },
    })
  })

  it('keeps the type of the domain when it is there', async () => {
    const EIP712Domain = [{ name: 'name', type: 'string' }]
    const { signed, wallet } = sign({ ...permit, types: { ...permit.types, EIP712Domain } })
    await signed
    expect(sentJson(wallet)).toMatchObject({ types: { EIP712Domain } })
  })

  it('returns typed-data signatures from which any library recovers the signer', async () => {
    const { signed } = sign(permit, {
      eth_signTypedData_v4: ([, json]: [string, string]) =>
        account.signTypedData(JSON.parse(json) as Parameters<typeof account.signTypedData>[0]),
    })
    const signature = (await signed) as `0x${string}`
    const typedData = { ...permit, message: { owner: OWNER, value: 5n }, signature } as const
    expect(await recoverTypedDataAddress(typedData)).toBe(account.address)
  })

  it('accepts JSON text, and writes large numbers as text', async () => {
    const asText = sign(JSON.stringify(permit))
    await asText.signed
    expect(sentJson(asText.wallet)).toMatchObject({ message: permit.message })
    const large = sign({ ...permit, message: { ...permit.message, value: 2n ** 100n } })
    await large.signed
    expect(sentJson(large.wallet)).toMatchObject({ message: { value: String(2n ** 100n) } })
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['text that is no JSON', 'Permit'],
    ['no types', { ...permit, types: undefined }],
    ['types that are no lists', { ...permit, types: { Permit: {} } }],
    ['members without a type', { ...permit, types: { Permit: [{ name: 'owner' }] } }],
    ['no primary type', { ...permit, primaryType: undefined }],
    ['a primary type that is not among the types', { ...permit, primaryType: 'Order' }],
    ['a primary type from a prototype', { ...permit, primaryType: 'constructor' }],
    ['no message', { ...permit, message: undefined }],
    ['a domain that is text', { ...permit, domain: 'example.org' }],
  ])('sends the wallet no request with %s', async (_what, typedData) => {
    const { signed, wallet } = sign(typedData)
    expect(await codeOf(signed)).toBe('INVALID_PARAMS')
    expect(wallet.calls).toEqual([])
  })

  it('reports that the person declined', async () => {
    const { signed } = sign(permit, { eth_signTypedData_v4: refuse(walletError(4001)) })
    expect(await codeOf(signed)).toBe('USER_REJECTED')
  })
})
