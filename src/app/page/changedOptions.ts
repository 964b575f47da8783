import { ModalError } from '../../domain/ModalError'
import type { OptionsState } from '../../domain/options'
import type { RootState } from '../../store/rootReducer'
import type { ChangeableOptions } from '../host/PageControls'
import { readOptions } from '../host/readOptions'
import type { WalletModalOptions } from '../host/walletModalOptions'

/** The field of the options state, for options that map to a single one. */
const FIELDS = {
  addressLabels: 'addressLabels',
  allowUnsupportedChain: 'isUnsupportedChainAllowed',
  connectorImages: 'connectorImages',
  customRpcUrls: 'customRpcUrls',
  debug: 'isDebug',
  defaultAccountTypes: 'defaultAccountTypes',
  enableMobileFullScreen: 'isMobileFullScreen',
  enableNetworkSwitch: 'isNetworkSwitchEnabled',
  preferUniversalLinks: 'isUniversalLinkPreferred',
  privacyPolicyUrl: 'privacyPolicyUrl',
  swapRouters: 'swapRouters',
  termsConditionsUrl: 'termsConditionsUrl',
  tokens: 'tokens',
} as const satisfies Partial<Record<keyof ChangeableOptions, keyof OptionsState>>

const WALLETS = [
  'allWallets',
  'customWallets',
  'enableWallets',
  'excludeWalletIds',
  'featuredWalletIds',
  'includeWalletIds',
  'installedWalletIds',
] as const satisfies readonly (keyof ChangeableOptions)[]

/** Changed by their own actions. */
const THEME = [
  'locale',
  'theme',
  'themeMode',
  'themeVariables',
] as const satisfies readonly (keyof ChangeableOptions)[]

const CHANGEABLE: readonly string[] = [...Object.keys(FIELDS), ...WALLETS, ...THEME, 'features']

const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name)
const isWalletOption = (name: string) => WALLETS.some(each => each === name)

/** Drops `undefined` values, which mean unchanged. */
const dropUndefined = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>

function checkNames(changes: object): void {
  const fixed = Object.keys(changes).filter(name => !CHANGEABLE.includes(name))
  if (fixed.length > 0)
    throw new ModalError('INVALID_OPTION', `cannot change while the page is open: ${fixed.join()}`)
}

/**
 * Returns the changes to the options state, validated like the options of `createWalletModal`.
 *
 * @throws {ModalError} `INVALID_OPTION`; in development also `UNKNOWN_OPTION`, for `features`.
 */
export function changedOptions(
  { options: now }: Pick<RootState, 'options'>,
  created: WalletModalOptions<string>,
  changes: ChangeableOptions,
): Partial<OptionsState> {
  const given = dropUndefined(changes)
  checkNames(given)
  const read = readOptions({ ...created, ...given }).options
  const names = Object.keys(given)
  const fields = names.filter(isField).map(name => [FIELDS[name], read[FIELDS[name]]] as const)
  const features = dropUndefined(given.features ?? {})
  const wallets = Object.entries(given).filter(([name]) => isWalletOption(name))
  return {
    ...Object.fromEntries(fields),
    ...(given.addressLabels && {
      addressLabels: { ...now.addressLabels, ...read.addressLabels },
    }),
    ...(wallets.length > 0 && { wallets: { ...now.wallets, ...Object.fromEntries(wallets) } }),
    ...(given.features && {
      features: { ...now.features, ...features },
      givenFeatures: [...new Set([...now.givenFeatures, ...Object.keys(features)])],
    }),
  }
}
