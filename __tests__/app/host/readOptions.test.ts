import { ModalError } from '../../../src/domain/ModalError'
import { readOptions } from '../../../src/app/host/readOptions'
import type { Features } from '../../../src/domain/options'
import { optionsGiven, selectOptions } from '../../../src/features/options/optionsSlice'
import { selectAddressLabel } from '../../../src/features/options/optionsSelectors'
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
  ])('refuses %s among the preferred types of account', (_what, defaultAccountTypes) => {
    const given = { defaultAccountTypes } as Parameters<typeof hostOptions>[0]
    expect(() => readOptions(hostOptions(given))).toThrow('defaultAccountTypes')
  })

  it('takes preferred types of account, and what is undefined for nothing said', () => {
    const defaultAccountTypes = { eip155: 'eoa', solana: undefined, bip122: 'payment' } as const
    const { options } = readOptions(hostOptions({ defaultAccountTypes }))
    expect(options.defaultAccountTypes).toEqual(defaultAccountTypes)
  })

  it('knows whether wallets of this browser and wallets on other devices can be reached', () => {
    const { descriptor: walletConnect } = createFakeWalletConnect()
    expect(adapters(descriptorOf())).toMatchObject({ hasAdapters: true, hasWalletConnect: false })
    expect(adapters(descriptorOf(), walletConnect)).toMatchObject({
      hasAdapters: true,
      hasWalletConnect: true,
    })
    expect(adapters(walletConnect)).toMatchObject({ hasAdapters: false, hasWalletConnect: true })
    expect(adapters()).toMatchObject({ hasAdapters: false, hasWalletConnect: false })
  })

  it('names the families in the version, and none of the ways to them', () => {
    const { descriptor: walletConnect } = createFakeWalletConnect()
    expect(adapters(descriptorOf(), walletConnect).sdkVersion).toMatch(/^react-test-/)
    expect(adapters(walletConnect).sdkVersion).toMatch(/^react-universal-/)
    expect(adapters().sdkVersion).toMatch(/^react-universal-/)
  })

  it('knows a page that asks for its codes itself', () => {
    expect(readOptions(hostOptions()).options).not.toHaveProperty('isWalletConnectManual')
    expect(readOptions(hostOptions({ manualWCControl: true })).options.isWalletConnectManual).toBe(
      true,
    )
  })

  describe('addressLabels', () => {
    const address = '0xAbCdEf0123456789aBcDeF0123456789abcdef01'
    const labelled = (addressLabels: object) =>
      readOptions(hostOptions({ addressLabels: addressLabels as Record<string, string> }))

    it('name an address however it is written', () => {
      const options = labelled({ [address]: 'Savings' }).options
      const state = stateAfter(optionsGiven(options))
      expect(selectAddressLabel(state, address.toLowerCase())).toBe('Savings')
      expect(selectAddressLabel(state, address.toUpperCase())).toBe('Savings')
    })

    it.each([
      ['an empty one', ' '],
      ['a number', 7],
      ['nothing', null],
    ])('are refused where %s stands for a name', (_what, label) => {
      expect(() => labelled({ [address]: label })).toThrow(`addressLabels: ${address}`)
    })
  })

  it.each([undefined, null])('keeps the defaults of the state where the page says %s', nothing => {
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
  ])('takes %s over what stands without it', (name, field, value) => {
    const { options } = readOptions(hostOptions({ [name]: value }))
    expect(selectOptions(stateAfter(optionsGiven(options)))).toHaveProperty(field, value)
    expect(selectOptions(stateAfter())).not.toHaveProperty(field, value)
  })

  it.each([
    ['production', [false, true, false]],
    ['development', [true, true, false]],
  ])('shows developers their mistakes in %s by what the page says', (mode, expected) => {
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
  ])('P41 refuses in development what it does not know: %s', (names, given) => {
    const read = () => readOptions(hostOptions(given as object))
    expect(read).toThrow(ModalError)
    expect(read).toThrow(names)
  })

  it('P41 refuses in development a theme that is none', () => {
    expect(() => readOptions(hostOptions({ theme: 'dark' } as object))).toThrow(/theme/)
  })

  it('remembers which features the page said something of; undefined is nothing said', () => {
    const features = { send: false, activity: undefined } as unknown as Partial<Features>
    const { options } = readOptions(hostOptions({ features }))
    expect(options.features).toMatchObject({ send: false, activity: true, receive: true })
    expect(options.givenFeatures).toEqual(['send'])
  })

  it.each(['https://ipfs.io', 'ipfs.io/', '*.ipfs.io', 'ipfs.io:443', ''])(
    'refuses in development a host for pictures that would match nothing: %j',
    host => {
      expect(() => readOptions(hostOptions({ imageHosts: [host] }))).toThrow('imageHosts')
    },
  )

  it('takes hosts for pictures, with or without a path', () => {
    const imageHosts = ['ipfs.io', 'localhost', 'cdn.example/gh/shop/icons@master']
    expect(() => readOptions(hostOptions({ imageHosts }))).not.toThrow()
  })

  it.each<[unknown, boolean]>([
    [['eip155:31337'], true],
    [['31337'], false],
    ['eip155:31337', false],
  ])('takes the networks of own checkouts as CAIP-2 ids: %j, %s', (networks, isTaken) => {
    const read = () => readOptions(hostOptions({ features: { onramp: { networks } as object } }))
    if (isTaken) expect(read).not.toThrow()
    else expect(read).toThrow('features.onramp.networks')
  })
})
