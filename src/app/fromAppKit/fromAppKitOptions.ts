import type { AccountTypes } from '../../domain/accountTypes'
import { isFamilyAccountType } from '../../domain/isFamilyAccountType'
import { ModalError } from '../../domain/ModalError'
import type { WalletModalOptions } from '../host/walletModalOptions'
import type { AdapterOption } from '../runtime/chains/splitAdapters'
import type { AppKitOptions, LeftOut } from './AppKitOptions'
import { fromAppKitFeatures } from './fromAppKitFeatures'
import { listLeftOut, OPTIONS_LEFT_OUT } from './leftOut'

/** Options of this package, and AppKit’s options that were not taken over. */
export interface TakenOver {
  readonly options: WalletModalOptions
  readonly leftOut: readonly LeftOut[]
}

/** Same name, same meaning. */
const SAME = [
  'projectId',
  'networks',
  'defaultNetwork',
  'metadata',
  'connectorImages',
  'allWallets',
  'featuredWalletIds',
  'includeWalletIds',
  'excludeWalletIds',
  'customWallets',
  'enableWallets',
  'manualWCControl',
  'enableReconnect',
  'enableNetworkSwitch',
  'enableMobileFullScreen',
  'allowUnsupportedChain',
  'debug',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'siwx',
  'siweConfig',
  'themeMode',
] as const satisfies readonly (keyof AppKitOptions & keyof WalletModalOptions)[]

/** A different name or shape. */
const CHANGED = [
  'adapters',
  'customRpcUrls',
  'chainImages',
  'tokens',
  'defaultAccountTypes',
  'enableWalletConnect',
  'experimental_preferUniversalLinks',
  'themeVariables',
  'features',
] as const satisfies readonly (keyof AppKitOptions)[]

const KNOWN: readonly string[] = [...SAME, ...CHANGED, ...Object.keys(OPTIONS_LEFT_OUT)]

const mapValues = <T, R>(given: Readonly<Record<string, T | undefined>>, map: (value: T) => R) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, map(value)]],
    ),
  )

function takeRpcUrls(given: NonNullable<AppKitOptions['customRpcUrls']>) {
  const leftOut = Object.entries(given).flatMap(([id, urls]) =>
    (urls ?? []).some(({ config }) => config !== undefined)
      ? [
          {
            option: `customRpcUrls.${id}.config`,
            reason: 'Nodes are asked by the URL alone.',
            instead: null,
          },
        ]
      : [],
  )
  return { urls: mapValues(given, urls => urls.map(({ url }) => url)), leftOut }
}

function takeAccountTypes(given: NonNullable<AppKitOptions['defaultAccountTypes']>) {
  const types: Record<string, string> = {}
  const leftOut: LeftOut[] = []
  for (const [family, type] of Object.entries(given)) {
    if (type === undefined) continue
    if (isFamilyAccountType(family, type)) types[family] = type
    else {
      const option = `defaultAccountTypes.${family}: ${type}`
      leftOut.push({ option, reason: 'There are no accounts of that type here.', instead: null })
    }
  }
  return { types: types as AccountTypes, leftOut }
}

const isWalletConnect = (adapter: AdapterOption) =>
  'kind' in adapter && adapter.kind === 'walletConnect'

const isAdapter = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && 'load' in given && typeof given.load === 'function'

function check(given: AppKitOptions, adapters: readonly AdapterOption[]): void {
  const problem =
    typeof given !== 'object' || given === null
      ? 'fromAppKitOptions: the first argument is no object'
      : !Array.isArray(adapters) || !adapters.every(isAdapter)
        ? 'fromAppKitOptions: the second argument is no list of adapters of this package'
        : null
  if (problem !== null) throw new ModalError('INVALID_OPTION', problem)
}

/**
 * Converts the options of `createAppKit` to options of `createWalletModal`, and reports which were
 * left out, why, and what to use instead. AppKit's adapters cannot be converted: pass those of this
 * package.
 *
 * @throws {ModalError} `INVALID_OPTION` if the arguments are not options and adapters.
 * `createWalletModal` validates the options themselves.
 * @example
 * const { options, leftOut } = fromAppKitOptions(appKitOptions, [evm(), walletConnect()])
 * console.table(leftOut)
 * const walletModal = createWalletModal(options)
 */
export function fromAppKitOptions(
  given: AppKitOptions,
  adapters: readonly AdapterOption[],
): TakenOver {
  check(given, adapters)
  const { chainImages, themeVariables, tokens } = given
  const same = Object.fromEntries(
    SAME.flatMap(name => (given[name] === undefined ? [] : [[name, given[name]]])),
  ) as Pick<WalletModalOptions, 'projectId' | 'networks'>
  const rpc = takeRpcUrls(given.customRpcUrls ?? {})
  const account = takeAccountTypes(given.defaultAccountTypes ?? {})
  const taken = given.features && fromAppKitFeatures(given.features)
  const isWalletConnectOn = given.enableWalletConnect !== false
  return {
    options: {
      ...same,
      adapters: adapters.filter(each => isWalletConnectOn || !isWalletConnect(each)),
      ...(given.customRpcUrls && {
        customRpcUrls: rpc.urls,
      }),
      ...(chainImages && { networkImages: mapValues(chainImages, String) }),
      ...(tokens && { tokens: mapValues(tokens, token => [token]) }),
      ...(given.defaultAccountTypes && { defaultAccountTypes: account.types }),
      ...(given.experimental_preferUniversalLinks !== undefined && {
        preferUniversalLinks: given.experimental_preferUniversalLinks,
      }),
      ...(themeVariables && { themeVariables: mapValues(themeVariables, String) }),
      ...(taken && { features: taken.features }),
    },
    leftOut: [
      ...listLeftOut(given, OPTIONS_LEFT_OUT),
      ...rpc.leftOut,
      ...account.leftOut,
      ...(taken?.leftOut ?? []),
      ...Object.keys(given)
        .filter(name => !KNOWN.includes(name))
        .map(option => ({
          option,
          reason: 'AppKit documents no option of that name.',
          instead: null,
        })),
    ],
  }
}
