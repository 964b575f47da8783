import { evm } from '../../src/entries/evm'
import { cloudSiwx, localSiwx } from '../../src/entries/signIn'
import { embeddedWallet } from '../../src/entries/embeddedWallet'
import { walletConnect } from '../../src/entries/walletconnect'
import { getContactedHosts, type HostUse } from '../../src/testing/getContactedHosts'
import { hostsOf, policyOf } from '../../src/testing/deprecatedNames'
import { getContentSecurityPolicy } from '../../src/testing/getContentSecurityPolicy'
import { base, mainnet } from '../support/hostWorld'

const options = {
  projectId: 'abc',
  networks: [
    { ...mainnet, rpcUrls: { default: { http: ['https://node.example/v3/key'] } } },
    { ...base, rpcUrls: { default: { http: ['https://node.example/base'] } } },
  ],
  adapters: [evm()],
} as const
const said = ({ directive, origin }: HostUse) => `${directive} ${origin}`
const isNamedBySomebody = ({ what }: HostUse) => what === 'pictures that services and wallets name'
const origins = (...given: Parameters<typeof getContactedHosts>) =>
  getContactedHosts(...given)
    .filter(use => !isNamedBySomebody(use))
    .map(said)

describe('getContactedHosts', () => {
  it('lists the services and the nodes, each once', () => {
    expect(origins(options)).toEqual([
      'connect-src https://rpc.walletconnect.org',
      'connect-src https://api.web3modal.org',
      'connect-src https://node.example',
    ])
  })

  it('lists the host of statistics if the page turns them on', () => {
    const features = { analytics: true }
    expect(origins({ ...options, features })).toContain(
      'connect-src https://pulse.walletconnect.org',
    )
    const serviceUrls = { analytics: 'https://shop.example/statistics' }
    const own = origins({ ...options, features, serviceUrls })
    expect(own).toContain('connect-src https://shop.example')
    expect(own.join()).not.toContain('pulse')
    expect(origins({ ...options, serviceUrls }).join()).not.toContain('shop.example')
  })

  it('omits every host that the page has replaced', () => {
    const own = 'https://shop.example/wallet'
    const serviceUrls = { blockchainApi: own, projectService: own, relay: 'wss://relay.example' }
    const customRpcUrls = { 'eip155:1': ['https://own-node.example:8545/x'] } as const
    const adapters = [evm(), walletConnect()]
    expect(origins({ ...options, serviceUrls, customRpcUrls, adapters })).toEqual([
      'connect-src https://shop.example',
      'connect-src https://node.example',
      'connect-src https://own-node.example:8545',
      'connect-src wss://relay.example',
    ])
  })

  it('lists the site in the frame if visitors sign in by email', () => {
    const framed = (adapters: Parameters<typeof embeddedWallet>[0]) =>
      getContactedHosts({ ...options, adapters: [evm(), embeddedWallet(adapters)] })
        .filter(({ directive }) => directive === 'frame-src')
        .map(({ origin }) => origin)
    expect(framed({})).toEqual(['https://secure.walletconnect.org'])
    expect(framed({ secureSiteUrl: 'https://wallet.shop.example/app' })).toEqual([
      'https://wallet.shop.example',
    ])
  })

  it('lists the relays and the verification host if wallets on other devices are offered', () => {
    const adapters = [evm(), walletConnect()]
    expect(origins({ ...options, adapters }).slice(3)).toEqual([
      'connect-src wss://relay.walletconnect.org',
      'connect-src wss://relay.walletconnect.com',
      'connect-src https://verify.walletconnect.org',
      'frame-src https://verify.walletconnect.org',
    ])
    const walletConnectClient = {
      relayUrls: ['wss://one.example', 'wss://two.example'],
      verifyUrl: false,
    } as const
    expect(origins({ ...options, adapters }, walletConnectClient).slice(3)).toEqual([
      'connect-src wss://one.example',
      'connect-src wss://two.example',
    ])
    const vouched = { relayUrls: ['wss://one.example'], verifyUrl: 'https://vouch.example/' }
    expect(origins({ ...options, adapters }, vouched).slice(3)).toEqual([
      'connect-src wss://one.example',
      'connect-src https://vouch.example',
      'frame-src https://vouch.example',
    ])
  })

  it('lists the sign-in host, unless the page handles sign-in itself', () => {
    const siwx = cloudSiwx({ baseUrl: 'https://sign-in.example/v1' })
    const [use] = getContactedHosts({ ...options, siwx }).filter(
      ({ what }) => what === 'signing in',
    )
    expect(use).toMatchObject({ directive: 'connect-src', origin: 'https://sign-in.example' })
    // Cloud sign-in uses the project service, which is listed anyway.
    expect(origins({ ...options, siwx: cloudSiwx() })).toEqual(origins(options))
    expect(origins({ ...options, siwx: localSiwx() })).toEqual(origins(options))
  })

  it('lists the hosts of the page’s own images, but no data URIs', () => {
    const given = {
      ...options,
      networkImages: { '1': 'https://pictures.example/1.png', '10': 'data:image/png;base64,AA' },
      connectorImages: { heron: 'https://pictures.example/heron.png' },
      metadata: {
        name: '',
        description: '',
        url: '',
        icons: ['/icon.png', 'https://cdn.example/i'],
      },
    }
    expect(origins(given).slice(3)).toEqual([
      'img-src https://cdn.example',
      'img-src https://pictures.example',
    ])
  })
})

describe('D5 the pictures that services and wallets refer to', () => {
  const named = (...given: Parameters<typeof getContactedHosts>) =>
    getContactedHosts(...given)
      .filter(isNamedBySomebody)
      .map(said)

  it('come from the hosts where the services keep them', () => {
    expect(named(options)).toEqual([
      'img-src https://api.sim.dune.com',
      'img-src https://cdn.zerion.io',
      'img-src https://tokens.1inch.io',
      'img-src https://cdn.jsdelivr.net',
      'img-src https://euc.li',
    ])
  })

  it('also come from hosts of the page’s choice and their subdomains', () => {
    expect(named({ ...options, imageHosts: ['ipfs.io', 'cdn.example/icons'] }).slice(5)).toEqual([
      'img-src https://ipfs.io',
      'img-src https://*.ipfs.io',
      'img-src https://cdn.example',
      'img-src https://*.cdn.example',
    ])
  })
})

describe('getContentSecurityPolicy', () => {
  it('is a policy ready to paste', () => {
    expect(getContentSecurityPolicy(options)).toBe(
      "script-src 'self'; style-src 'self'; img-src 'self' data: blob: https://api.sim.dune.com https://cdn.zerion.io https://tokens.1inch.io https://cdn.jsdelivr.net https://euc.li; connect-src 'self' https://rpc.walletconnect.org https://api.web3modal.org https://node.example",
    )
  })

  it('allows frames only if a verification host is in use', () => {
    const adapters = [evm(), walletConnect()]
    expect(getContentSecurityPolicy({ ...options, adapters })).toMatch(
      /; frame-src https:\/\/verify\.\S+$/,
    )
    expect(getContentSecurityPolicy({ ...options, adapters }, { verifyUrl: false })).not.toContain(
      'frame-src',
    )
  })
})

describe('the earlier names', () => {
  it('return the same hosts and the same policy until version 0.2', () => {
    expect(hostsOf(options)).toEqual(getContactedHosts(options))
    expect(policyOf(options)).toBe(getContentSecurityPolicy(options))
  })
})
