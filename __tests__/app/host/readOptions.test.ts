import { ModalError } from '../../../src/domain/ModalError'
import { readOptions } from '../../../src/app/host/readOptions'
import type { Features } from '../../../src/domain/options'
import { optionsGiven, selectOptions } from '../../../src/core/options/optionsSlice'
import { selectAddressLabel } from '../../../src/core/options/optionsSelectors'
import { stateAfter } from '../../../src/testing/stateAfter'
import type { AdapterOption } from '../../../src/app/runtime/chains/splitAdapters'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { descriptorOf, hostOptions } from '../../support/hostWorld'

const adapters = (...given: readonly AdapterOption[]) =>
  readOptions(hostOptions({ adapters: given })).options

describe('readOptions', () => {
  it.each<[string, unknown]>([
    ['a chain family that there is none of', { ethereum: 'eoa' }],
    ['a type that the family does not have', { solana: 'smartAccount' }],
    ['a type of a property that every object has', { constructor: 'eoa' }],
    ['something else than a type', { eip155: true }],
  ])('rejects %s as preferred account types', (_what, defaultAccountTypes) => {
    const given = { defaultAccountTypes } as Parameters<typeof hostOptions>[0]
    expect(() => readOptions(hostOptions(given))).toThrow('defaultAccountTypes')
  })

  it('accepts preferred account types, and ignores undefined', () => {
    const defaultAccountTypes = { eip155: 'eoa', solana: undefined, bip122: 'payment' } as const
    const { options } = readOptions(hostOptions({ defaultAccountTypes }))
    expect(options.defaultAccountTypes).toEqual(defaultAccountTypes)
  })

  it('knows whether injected wallets and WalletConnect are available', () => {
    const { descriptor: walletConnect } = createFakeWalletConnect()
    expect(adapters(descriptorOf())).toMatchObject({ hasAdapters: true, hasWalletConnect: false })
    expect(adapters(descriptorOf(), walletConnect)).toMatchObject({
      hasAdapters: true,
      hasWalletConnect: true,
    })
    expect(adapters(walletConnect)).toMatchObject({ hasAdapters: false, hasWalletConnect: true })
    expect(adapters()).toMatchObject({ hasAdapters: false, hasWalletConnect: false })
  })

  it('puts the families in the version, but no connectors', () => {
    const { descriptor: walletConnect } = createFakeWalletConnect()
    expect(adapters(descriptorOf(), walletConnect).sdkVersion).toMatch(/^react-test-/)
    expect(adapters(walletConnect).sdkVersion).toMatch(/^react-universal-/)
    expect(adapters().sdkVersion).toMatch(/^react-universal-/)
  })

  it('recognises a page that creates its own pairing URIs', () => {
    expect(readOptions(hostOptions()).options).not.toHaveProperty('isWalletConnectManual')
    expect(readOptions(hostOptions({ manualWCControl: true })).options.isWalletConnectManual).toBe(
      true,
    )
  })

  describe('addressLabels', () => {
    const address = '0xAbCdEf0123456789aBcDeF0123456789abcdef01'
    const labelled = (addressLabels: object) =>
      readOptions(hostOptions({ addressLabels: addressLabels as Record<string, string> }))

    it('apply however an address is written', () => {
      const options = labelled({ [address]: 'Savings' }).options
      const state = stateAfter(optionsGiven(options))
      expect(selectAddressLabel(state, address.toLowerCase())).toBe('Savings')
      expect(selectAddressLabel(state, address.toUpperCase())).toBe('Savings')
    })

    it.each([
      ['an empty one', ' '],
      ['a number', 7],
      ['nothing', null],
    ])('are rejected where %s takes the place of a name', (_what, label) => {
      expect(() => labelled({ [address]: label })).toThrow(`addressLabels: ${address}`)
    })
  })

  it.each([undefined, null])('keeps the defaults of the state when the page sets %s', nothing => {
    const names = [
      ...[
        'preferUniversalLinks',
        'manualWCControl',
        'metadata',
        'tokens',
        'customRpcUrls',
        'debug',
      ],
      ...[
        'defaultAccountTypes',
        'networkImages',
        'connectorImages',
        'enableReconnect',
        'enableNetworkSwitch',
      ],
      ...['allowUnsupportedChain', 'restoreTimeoutMs', 'termsConditionsUrl', 'privacyPolicyUrl'],
    ].filter(name => nothing === undefined || !name.endsWith('Url'))
    const unsaid = Object.fromEntries(names.map(name => [name, nothing]))
    const { options } = readOptions(hostOptions(unsaid))
    const { projectId, sdkVersion, hasAdapters } = options
    expect(selectOptions(stateAfter(optionsGiven(options)))).toEqual({
      ...selectOptions(stateAfter()),
      ...{ projectId, sdkVersion, hasAdapters },
    })
  })

  it.each([
    ['enableReconnect', 'isReconnectEnabled', false],
    ['enableNetworkSwitch', 'isNetworkSwitchEnabled', false],
    ['debug', 'isDebug', false],
    ['allowUnsupportedChain', 'isUnsupportedChainAllowed', true],
    ['preferUniversalLinks', 'isUniversalLinkPreferred', true],
    ['manualWCControl', 'isWalletConnectManual', true],
    ['restoreTimeoutMs', 'restoreTimeoutMs', 7],
    ['termsConditionsUrl', 'termsConditionsUrl', 'https://shop.example/terms'],
  ])('lets %s override the default', (name, field, value) => {
    const { options } = readOptions(hostOptions({ [name]: value }))
    expect(selectOptions(stateAfter(optionsGiven(options)))).toHaveProperty(field, value)
    expect(selectOptions(stateAfter())).not.toHaveProperty(field, value)
  })

  it.each([
    ['production', [false, true, false]],
    ['development', [true, true, false]],
  ])('derives the default of the debug option from %s', (mode, expected) => {
    const isDebug = (debug?: boolean) => {
      const { options } = readOptions(hostOptions(debug === undefined ? {} : { debug }))
      return selectOptions(stateAfter(optionsGiven(options))).isDebug
    }
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode })
    expect([isDebug(), isDebug(true), isDebug(false)]).toEqual(expected)
  })

  it.each([
    ['features.history', { features: { history: false } }],
    ['features.Send, features.constructor', { features: { Send: true, constructor: true } }],
    ['look, features.history', { look: 'dark', features: { send: true, history: undefined } }],
  ])('P41 rejects unknown options in development: %s', (names, given) => {
    const read = () => readOptions(hostOptions(given as object))
    expect(read).toThrow(ModalError)
    expect(read).toThrow(names)
  })

  it('P41 rejects an invalid theme in development', () => {
    expect(() => readOptions(hostOptions({ theme: 'dark' } as object))).toThrow(/theme/)
  })

  it('remembers which features the page set; undefined counts as not set', () => {
    const features = { send: false, activity: undefined } as unknown as Partial<Features>
    const { options } = readOptions(hostOptions({ features }))
    expect(options.features).toMatchObject({ send: false, activity: true, receive: true })
    expect(options.givenFeatures).toEqual(['send'])
  })

  it.each(['https://ipfs.io', 'ipfs.io/', '*.ipfs.io', 'ipfs.io:443', ''])(
    'rejects a picture host that could match nothing in development: %j',
    host => {
      expect(() => readOptions(hostOptions({ imageHosts: [host] }))).toThrow('imageHosts')
    },
  )

  it('accepts picture hosts with or without a path', () => {
    const imageHosts = ['ipfs.io', 'localhost', 'cdn.example/gh/shop/icons@master']
    expect(() => readOptions(hostOptions({ imageHosts }))).not.toThrow()
  })

  it.each<[unknown, boolean]>([
    [['eip155:31337'], true],
    [['31337'], false],
    ['eip155:31337', false],
  ])('accepts the networks of custom checkouts as CAIP-2 ids: %j, %s', (networks, isTaken) => {
    const read = () => readOptions(hostOptions({ features: { onramp: { networks } as object } }))
    if (isTaken) expect(read).not.toThrow()
    else expect(read).toThrow('features.onramp.networks')
  })
})
