import { getPageControls } from '../../../src/app/host/getPageControls'
import type { ChangeableOptions } from '../../../src/app/host/PageControls'
import {
  selectAllWalletsRow,
  selectMethodOrder,
} from '../../../src/core/connectors/connectorsSelectors'
import { selectOptions } from '../../../src/core/options/optionsSlice'
import { selectAddressLabel } from '../../../src/core/options/optionsSelectors'
import {
  selectLocale,
  selectThemeMode,
  selectThemeOptions,
  selectThemeVariables,
} from '../../../src/core/theme/themeSlice'
import type { createTestStore } from '../../../src/testing/createTestStore'
import { hostOptions } from '../../support/hostWorld'
import { setUpFlowTests } from '../../support/flowWorld'

const DONE = { status: 'done', value: undefined }
const ADDRESS = '0xAbCdEf0123456789aBcDeF0123456789abcdef01'

describe('updateOptions', () => {
  const createWorld = setUpFlowTests()
  const createPage = (options: Parameters<typeof createTestStore>[0] = {}) => {
    const world = createWorld(options)
    return { ...world, host: getPageControls(world.hostStore) }
  }

  it('replaces the theme, and rejects an invalid one', async () => {
    const { host, store } = createPage({ options: { theme: { radius: 'none' } } })
    expect(selectThemeOptions(store.getState())).toEqual({ radius: 'none' })
    expect(await host.updateOptions({ theme: { density: 'compact' } })).toEqual(DONE)
    expect(selectThemeOptions(store.getState())).toEqual({ density: 'compact' })
    expect(
      await host.updateOptions({ theme: { parts: { row: { color: 'red;' } } }, debug: false }),
    ).toEqual({
      status: 'failed',
      error: { code: 'INVALID_OPTION', detail: 'theme: parts.row.color' },
    })
    expect(selectThemeOptions(store.getState())).toEqual({ density: 'compact' })
  })

  it.each<[string, ChangeableOptions, object]>([
    [
      'links',
      { termsConditionsUrl: 'https://a.example/t' },
      { termsConditionsUrl: 'https://a.example/t' },
    ],
    [
      'privacy',
      { privacyPolicyUrl: 'https://a.example/p' },
      { privacyPolicyUrl: 'https://a.example/p' },
    ],
    ['switching', { enableNetworkSwitch: false }, { isNetworkSwitchEnabled: false }],
    ['other networks', { allowUnsupportedChain: true }, { isUnsupportedChainAllowed: true }],
    ['debugging', { debug: false }, { isDebug: false }],
    ['the full screen', { enableMobileFullScreen: true }, { isMobileFullScreen: true }],
    ['links of wallets', { preferUniversalLinks: true }, { isUniversalLinkPreferred: true }],
    [
      'RPC URLs',
      { customRpcUrls: { 'eip155:1': ['https://rpc.example'] } },
      { customRpcUrls: { 'eip155:1': ['https://rpc.example'] } },
    ],
    [
      'tokens',
      { tokens: { 'eip155:1': [{ address: ADDRESS }] } },
      { tokens: { 'eip155:1': [{ address: ADDRESS }] } },
    ],
    [
      'routers',
      { swapRouters: { 'eip155:1': [ADDRESS] } },
      { swapRouters: { 'eip155:1': [ADDRESS] } },
    ],
    [
      'images',
      { connectorImages: { a: 'https://a.example/i' } },
      { connectorImages: { a: 'https://a.example/i' } },
    ],
    [
      'types of account',
      { defaultAccountTypes: { eip155: 'eoa' } },
      { defaultAccountTypes: { eip155: 'eoa' } },
    ],
    [
      'wallets',
      { featuredWalletIds: ['a'], enableWallets: true },
      { wallets: { featuredWalletIds: ['a'], enableWallets: true } },
    ],
  ])('changes %s and nothing else', async (_what, changes, expected) => {
    const { host, store } = createPage()
    const before = selectOptions(store.getState())
    expect(await host.updateOptions(changes)).toEqual(DONE)
    expect(selectOptions(store.getState())).toEqual({ ...before, ...expected })
  })

  it('merges features, wallets and labels into the current options', async () => {
    const { host, store } = createPage({
      options: { features: { swaps: false }, includeWalletIds: ['b'] },
    })
    await host.updateOptions({ features: { send: false }, excludeWalletIds: ['c'] })
    await host.updateOptions({
      features: { allWallets: false },
      addressLabels: { [ADDRESS]: 'Till' },
    })
    const { features, wallets, givenFeatures } = selectOptions(store.getState())
    expect(features).toMatchObject({ swaps: false, send: false, allWallets: false, receive: true })
    expect(wallets).toEqual({ includeWalletIds: ['b'], excludeWalletIds: ['c'] })
    expect(givenFeatures).toEqual(['swaps', 'send', 'allWallets'])
    expect(selectAddressLabel(store.getState(), ADDRESS)).toBe('Till')
    expect(selectAllWalletsRow(store.getState()).isShown).toBe(false)
  })

  it('applies at once to the views on screen', async () => {
    const { host, store } = createPage()
    await host.updateOptions({ features: { connectMethodsOrder: ['social', 'wallet', 'email'] } })
    expect(selectMethodOrder(store.getState())).toEqual(['social', 'wallet', 'email'])
  })

  it('changes the theme mode, and merges variables', async () => {
    const { host, store } = createPage({ options: { themeVariables: { '--wm-accent': 'red' } } })
    const themeVariables = { '--wm-z-index': '9' }
    expect(await host.updateOptions({ themeMode: 'dark', themeVariables, locale: 'de' })).toEqual(
      DONE,
    )
    const state = store.getState()
    expect([selectThemeMode(state), selectLocale(state)]).toEqual(['dark', 'de'])
    expect(selectThemeVariables(state)).toEqual({ '--wm-accent': 'red', '--wm-z-index': '9' })
  })

  it('ignores undefined values', async () => {
    const { host, store } = createPage({ options: { termsConditionsUrl: 'https://a.example/t' } })
    const before = store.getState()
    const changes = { termsConditionsUrl: undefined, themeMode: undefined, features: undefined }
    expect(await host.updateOptions(changes as unknown as ChangeableOptions)).toEqual(DONE)
    expect(store.getState()).toEqual(before)
  })

  it.each<[string, object, string]>([
    [
      'one that is read once',
      { projectId: 'other' },
      'cannot change while the page is open: projectId',
    ],
    [
      'one that is not known',
      { projectName: 'x' },
      'cannot change while the page is open: projectName',
    ],
    ['no URL', { termsConditionsUrl: 'terms' }, 'termsConditionsUrl is not a URL: terms'],
    ['no mode', { themeMode: 'dim' }, 'themeMode: dim'],
    ['no CAIP-2 id', { customRpcUrls: { base: ['https://rpc.example'] } }, 'customRpcUrls: base'],
  ])('rejects %s, and changes nothing', async (_what, changes, detail) => {
    const { host, store } = createPage()
    const before = store.getState()
    expect(await host.updateOptions({ ...changes, debug: false })).toEqual({
      status: 'failed',
      error: { code: 'INVALID_OPTION', detail },
    })
    expect(store.getState()).toEqual(before)
  })

  it('names an unknown feature', async () => {
    const { host } = createPage({ options: hostOptions() })
    const features = { swpas: false } as ChangeableOptions['features']
    expect(await host.updateOptions({ ...(features && { features }) })).toMatchObject({
      error: { code: 'UNKNOWN_OPTION', detail: 'features.swpas' },
    })
  })
})
