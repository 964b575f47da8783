import { checkExternalWallets } from '../../../src/chains/eip155/checkExternalWallets'
import { ModalError } from '../../../src/domain/ModalError'
import type { ExternalWallet } from '../../../src/domain/externalWallet'

const safe: ExternalWallet = { id: 'safe', name: 'Safe', getProvider: () => undefined }
const check = (...given: readonly unknown[]) => checkExternalWallets(given as ExternalWallet[])

describe('checkExternalWallets', () => {
  it('accepts wallets that are described, and none', () => {
    expect(() => checkExternalWallets()).not.toThrow()
    expect(() => check(safe, { ...safe, id: 'ledger', icon: 'https://a.example/b' })).not.toThrow()
  })

  it.each<[string, unknown, string]>([
    ['no object', 'safe', 'is no object'],
    ['no id', { ...safe, id: ' ' }, 'has no id'],
    [
      'the id of the injected wallet',
      { ...safe, id: 'injected' },
      'means another wallet: injected',
    ],
    ['that of WalletConnect', { ...safe, id: 'walletConnect' }, 'means another wallet'],
    ['that of the wallet by email', { ...safe, id: 'ID_AUTH' }, 'means another wallet: ID_AUTH'],
    ['no name', { ...safe, name: undefined }, 'has no name: safe'],
    ['an icon that is no text', { ...safe, icon: 7 }, 'has an icon that is no URL: safe'],
    ['no function', { ...safe, getProvider: {} }, 'has no getProvider: safe'],
  ])('rejects one with %s', (_what, wallet, problem) => {
    expect(() => check(wallet)).toThrow(ModalError)
    expect(() => check(wallet)).toThrow(problem)
  })

  it('rejects two with one id', () => {
    expect(() => check(safe, { ...safe, id: 'SAFE' })).toThrow('external has two wallets SAFE')
  })
})
