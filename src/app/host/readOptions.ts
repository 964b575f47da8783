import { isFamilyAccountType } from '../../domain/isFamilyAccountType'
import { ModalError } from '../../domain/ModalError'
import { normalizeNetwork, type Network } from '../../domain/network'
import type { OnRampOptions } from '../../domain/onRamp'
import {
  DEFAULT_FEATURES,
  DEFAULT_SERVICE_URLS,
  type Features,
  type OptionsState,
  type WalletOptions,
} from '../../domain/options'
import { isCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import type { SiwxConfig } from '../../ports/siwx'
import { findThemeMistake } from './findThemeMistake'
import { splitAdapters } from '../runtime/chains/splitAdapters'
import type { WalletModalOptions } from './walletModalOptions'
import { parseUrl } from '../../lib/links/parseUrl'

declare const __PACKAGE_VERSION__: string
/** Bundlers replace the whole expression; no Node.js API is needed at run time. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const KNOWN_OPTIONS: Readonly<Record<keyof WalletModalOptions, true>> = {
  key: true,
  projectId: true,
  networks: true,
  adapters: true,
  defaultNetwork: true,
  metadata: true,
  analytics: true,
  customRpcUrls: true,
  swapRouters: true,
  tokens: true,
  networkImages: true,
  defaultAccountTypes: true,
  connectorImages: true,
  imageHosts: true,
  features: true,
  addressLabels: true,
  featuredWalletIds: true,
  includeWalletIds: true,
  excludeWalletIds: true,
  installedWalletIds: true,
  customWallets: true,
  allWallets: true,
  enableWallets: true,
  themeMode: true,
  darkModeSelector: true,
  theme: true,
  themeVariables: true,
  termsConditionsUrl: true,
  privacyPolicyUrl: true,
  enableReconnect: true,
  enableNetworkSwitch: true,
  allowUnsupportedChain: true,
  debug: true,
  manualWCControl: true,
  preferUniversalLinks: true,
  enableMobileFullScreen: true,
  components: true,
  restoreTimeoutMs: true,
  singleConnection: true,
  preload: true,
  serviceUrls: true,
  storage: true,
  messages: true,
  languages: true,
  locale: true,
  nonce: true,
  branding: true,
  siwx: true,
  siweConfig: true,
}

const SIWX_METHODS = [
  'createMessage',
  'addSession',
  'revokeSession',
  'setSessions',
  'getSessions',
] as const satisfies readonly (keyof SiwxConfig)[]

const KNOWN_FEATURES: Readonly<Record<keyof Features, true>> = {
  receive: true,
  analytics: true,
  send: true,
  activity: true,
  swaps: true,
  onramp: true,
  nfts: true,
  email: true,
  socials: true,
  emailShowWallets: true,
  collapseWallets: true,
  allWallets: true,
  names: true,
  walletFeaturesOrder: true,
  connectorTypeOrder: true,
  connectMethodsOrder: true,
  legalCheckbox: true,
  smartSessions: true,
  pay: true,
}

const WALLET_OPTIONS = [
  'featuredWalletIds',
  'includeWalletIds',
  'excludeWalletIds',
  'installedWalletIds',
  'customWallets',
  'allWallets',
  'enableWallets',
] as const satisfies readonly (keyof WalletOptions)[]

/** The serializable part of the options, validated. */
export interface GivenOptions {
  readonly options: Partial<OptionsState>
  readonly networks: Network[]
  readonly defaultId: CaipNetworkId
}

const version = () => (typeof __PACKAGE_VERSION__ === 'string' ? __PACKAGE_VERSION__ : '0.0.0')

const invalid = (detail: string): never => {
  throw new ModalError('INVALID_OPTION', detail)
}

function checkUrl(name: string, url: string | undefined): void {
  if (url !== undefined && !parseUrl(url)) invalid(`${name} is not a URL: ${url}`)
}

function isSelector(text: string): boolean {
  try {
    if (typeof document !== 'undefined') document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}

function checkOptions(given: WalletModalOptions<string>): void {
  if (typeof given.projectId !== 'string' || given.projectId.trim() === '') {
    throw new ModalError('PROJECT_ID_MISSING', 'projectId')
  }
  if (given.siwx !== undefined && given.siweConfig !== undefined) {
    throw new ModalError('SIWX_AND_SIWE', 'siwx, siweConfig')
  }
  if (process.env.NODE_ENV !== 'production') {
    const features = Object.keys(given.features ?? {})
    const unknown = [
      ...Object.keys(given).filter(name => !Object.hasOwn(KNOWN_OPTIONS, name)),
      ...features
        .filter(name => !Object.hasOwn(KNOWN_FEATURES, name))
        .map(name => `features.${name}`),
    ]
    if (unknown.length > 0) throw new ModalError('UNKNOWN_OPTION', unknown.join(', '))
    // In production, an invalid entry matches no contract: the swap needs the confirmation of an
    // unknown one.
    for (const [id, routers] of Object.entries(given.swapRouters ?? {})) {
      const isList =
        Array.isArray(routers) && routers.every(one => /^0x[\da-f]{40}$/i.test(String(one)))
      if (!isCaipNetworkId(id) || !isList) invalid(`swapRouters: ${id}`)
    }
    for (const [name, component] of Object.entries(
      (given.components ?? {}) as Readonly<Record<string, unknown>>,
    )) {
      // A function, or the object that `memo` and `forwardRef` return.
      const isComponent =
        typeof component === 'function' || (typeof component === 'object' && component !== null)
      const isSlot = /^(?:WalletBadge|ConnectFooter|AccountHeader)$/.test(name)
      if (component !== undefined && !(isSlot && isComponent)) invalid(`components.${name}`)
    }
    for (const host of given.imageHosts ?? []) {
      if (!/^[\w-]+(?:\.[\w-]+)*(?:\/[\w@.~-]+)*$/.test(host)) invalid(`imageHosts: ${host}`)
    }
    // In production, sign-in then fails to start, and the visitor is not kept connected.
    for (const name of given.siwx === undefined ? [] : SIWX_METHODS) {
      if (typeof given.siwx?.[name] !== 'function') invalid(`siwx.${name} is not a function`)
    }
    const { names, onramp, analytics } = given.features ?? {}
    if (analytics === true && typeof given.analytics?.hasConsent !== 'function') {
      invalid('features.analytics needs analytics.hasConsent')
    }
    const { networks = [] } = (onramp ?? {}) as OnRampOptions
    if (!Array.isArray(networks) || !networks.every(isCaipNetworkId)) {
      invalid('features.onramp.networks is no list of CAIP-2 ids')
    }
    const { suffix = '.reown.id', helpUrl, profileUrl } = typeof names === 'object' ? names : {}
    if (!/^\.[a-z0-9-]+\.[a-z0-9-]+$/.test(suffix)) invalid(`features.names.suffix: ${suffix}`)
    checkUrl('features.names.helpUrl', helpUrl)
    checkUrl('features.names.profileUrl', profileUrl)
    if (!/^(idle|intent|none)$/.test(given.preload ?? 'idle')) invalid(`preload: ${given.preload}`)
    if (given.darkModeSelector !== undefined && !isSelector(given.darkModeSelector)) {
      invalid(`darkModeSelector: ${given.darkModeSelector}`)
    }
    // In production, a type that the chain family does not have is ignored.
    for (const [family, type] of Object.entries(given.defaultAccountTypes ?? {})) {
      if (type !== undefined && !isFamilyAccountType(family, String(type)))
        invalid(`defaultAccountTypes: ${family}`)
    }
    if (given.theme !== undefined) {
      const mistake = findThemeMistake(given.theme)
      if (mistake) invalid(`theme: ${mistake}`)
    }
    // The theme code checks values more strictly; this reports the mistake when the modal is
    // created.
    for (const [name, value] of Object.entries<unknown>(given.themeVariables ?? {})) {
      const isValue =
        typeof value === 'string' && !/[;:{}<>\\@!]|\/\*|(?:url|src|image)\(/i.test(value)
      if (!isValue || !/^--w3?m-[\w-]+$/.test(name)) invalid(`themeVariables: ${name}`)
    }
  }
  if (!Array.isArray(given.networks) || given.networks.length === 0) {
    invalid('networks is empty')
  }
  if (!Array.isArray(given.adapters)) invalid('adapters is no list')
  const { themeMode = 'system' } = given
  if (!/^(light|dark|system)$/.test(themeMode)) invalid(`themeMode: ${themeMode}`)
  const { termsConditionsUrl, privacyPolicyUrl, serviceUrls } = given
  const urls = { termsConditionsUrl, privacyPolicyUrl, ...serviceUrls }
  for (const [name, url] of Object.entries(urls)) checkUrl(name, url)
  for (const [address, label] of Object.entries<unknown>(given.addressLabels ?? {})) {
    if (typeof label !== 'string' || !label.trim()) invalid(`addressLabels: ${address}`)
  }
  for (const [id, urls] of Object.entries(given.customRpcUrls ?? {})) {
    if (!isCaipNetworkId(id)) invalid(`customRpcUrls: ${id}`)
    for (const url of urls ?? []) checkUrl(id, url)
  }
}

/** Removes duplicates; the first network with an id is used. */
function readNetworks(given: WalletModalOptions<string>): Network[] {
  const byId = new Map<CaipNetworkId, Network>()
  for (const input of given.networks) {
    if (input.id === undefined || input.id === '') continue
    const network = normalizeNetwork(input)
    const imageUrl = given.networkImages?.[network.reference] ?? network.imageUrl
    if (!byId.has(network.caipNetworkId)) {
      byId.set(network.caipNetworkId, imageUrl === undefined ? network : { ...network, imageUrl })
    }
  }
  return [...byId.values()]
}

/** Drops `null` and `undefined` (a host's `cond ? true : undefined`): the defaults apply. */
const dropNullish = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)) as {
    readonly [Name in keyof T]?: NonNullable<T[Name]>
  }

/**
 * Validates the host's options and returns the serializable part.
 *
 * @throws {ModalError} `PROJECT_ID_MISSING`, `SIWX_AND_SIWE`, `UNKNOWN_OPTION` (in development),
 * `INVALID_OPTION`.
 */
export function readOptions(given: WalletModalOptions<string>): GivenOptions {
  checkOptions(given)
  const networks = readNetworks(given)
  const wanted = given.defaultNetwork && normalizeNetwork(given.defaultNetwork).caipNetworkId
  const chosen = networks.find(({ caipNetworkId }) => caipNetworkId === wanted) ?? networks[0]
  if (!chosen) return invalid('no network has an id')
  const { families, walletConnect, embedded } = splitAdapters(given.adapters)
  const adapterTypes = families.map(({ adapterType }) => adapterType).join(',')
  const features = dropNullish(given.features ?? {})
  return {
    networks,
    defaultId: chosen.caipNetworkId,
    options: dropNullish({
      projectId: given.projectId,
      sdkVersion: `react-${adapterTypes || 'universal'}-${version()}`,
      urls: { ...DEFAULT_SERVICE_URLS, ...given.serviceUrls },
      hasAdapters: families.length > 0,
      hasWalletConnect: walletConnect !== undefined,
      hasEmbedded: embedded !== undefined,
      isUniversalLinkPreferred: given.preferUniversalLinks,
      isWalletConnectManual: given.manualWCControl,
      isMobileFullScreen: given.enableMobileFullScreen,
      wallets: dropNullish(Object.fromEntries(WALLET_OPTIONS.map(name => [name, given[name]]))),
      metadata: given.metadata,
      features: { ...DEFAULT_FEATURES, ...features },
      givenFeatures: [...Object.keys(features), ...(given.branding ? ['branding'] : [])],
      addressLabels: Object.fromEntries(
        Object.entries(given.addressLabels ?? {}).map(([address, label]) => [
          address.toLowerCase(),
          label,
        ]),
      ),
      tokens: given.tokens,
      customRpcUrls: given.customRpcUrls,
      swapRouters: given.swapRouters,
      networkImages: given.networkImages,
      defaultAccountTypes: given.defaultAccountTypes,
      connectorImages: given.connectorImages,
      isReconnectEnabled: given.enableReconnect,
      isNetworkSwitchEnabled: given.enableNetworkSwitch,
      isUnsupportedChainAllowed: given.allowUnsupportedChain,
      isDebug: given.debug ?? process.env.NODE_ENV !== 'production',
      restoreTimeoutMs: given.restoreTimeoutMs,
      preload: given.preload,
      termsConditionsUrl: given.termsConditionsUrl,
      privacyPolicyUrl: given.privacyPolicyUrl,
    }),
  }
}
