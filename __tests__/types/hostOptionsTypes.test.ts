import { createWalletModal } from '../../src/app/host/createWalletModal'
import type { Eip1193Provider } from '../../src/domain/provider'
import { evmEthers } from '../../src/entries/ethers'
import { evm, type EvmOptions, type ExternalWallet } from '../../src/entries/evm'
import type { ThemeMode } from '../../src/domain/theme'
import { selectAddress } from '../../src/app/host/selectors/selectAccount'
import { selectThemeMode } from '../../src/app/host/selectors/selectModal'
import { getPageControls } from '../../src/app/host/getPageControls'
import type { ChangeableOptions, PageControls } from '../../src/app/host/PageControls'
import type { Outcome } from '../../src/app/host/Controls'
import { subscribe } from '../../src/app/host/subscribe'
import { createTestStore } from '../../src/testing/createTestStore'
import type { Features } from '../../src/domain/options'
import { hostOptions } from '../support/hostWorld'
import { same } from '../support/sameTypes'

describe('the types of options and methods', () => {
  it('accept features.allWallets as a flag beside the option of that name', () => {
    expect(same<Features['allWallets'], boolean | undefined>(true)).toBe(true)
    const options = hostOptions({ allWallets: 'ONLY_MOBILE', features: { allWallets: true } })
    expect(createWalletModal(options).key).toBe('walletModal')
  })

  it('accept wallets from the page, whose provider is ready at once or later', () => {
    expect(same<EvmOptions['external'], readonly ExternalWallet[] | undefined>(true)).toBe(true)
    expect(same<NonNullable<Parameters<typeof evmEthers>[0]>, EvmOptions>(true)).toBe(true)
    const later = async () => undefined as Eip1193Provider | undefined
    const external: readonly ExternalWallet[] = [
      { id: 'safe', name: 'Safe', getProvider: () => undefined },
      { id: 'vault', name: 'Vault', icon: 'https://vault.example/icon.svg', getProvider: later },
    ]
    expect(evm({ external }).namespace).toBe('eip155')
    expect(() => evmEthers({ external: [...external, ...external] })).toThrow('two wallets safe')
  })

  it('infer the values of a listener from its selector', () => {
    const { hostStore } = createTestStore()
    const addresses: (string | null)[] = []
    const modes: ThemeMode[] = []
    const stop = subscribe(hostStore, selectAddress, (now, before) => addresses.push(now, before))
    subscribe(hostStore, selectThemeMode, mode => modes.push(mode))
    expect([addresses, modes]).toEqual([[], []])
    expect(stop()).toBeUndefined()
  })

  it('let a page change only some options, and show views with their params', async () => {
    type Changes = Parameters<PageControls['updateOptions']>[0]
    expect(same<Changes, ChangeableOptions>(true)).toBe(true)
    expect(same<Extract<keyof Changes, 'projectId' | 'networks' | 'adapters'>, never>(true)).toBe(
      true,
    )
    expect(same<Awaited<ReturnType<PageControls['showToast']>>, Outcome<string>>(true)).toBe(true)
    expect(same<Awaited<ReturnType<PageControls['shake']>>, Outcome>(true)).toBe(true)
    const page: PageControls = getPageControls(createTestStore().hostStore)
    const shown = await page.replaceView('SwitchNetwork', { caipNetworkId: 'eip155:1' })
    expect(shown).toEqual({ status: 'closed' })
  })
})
