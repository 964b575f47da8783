import type { AppKitFeatures, AppKitOptions, LeftOut } from './AppKitOptions'

type Words = Omit<LeftOut, 'option'>
/** Values that need no report, because they match this package's behavior. */
type IgnoredValues = readonly unknown[]

interface Row extends Words {
  readonly silent: IgnoredValues
}

const row = (reason: string, instead: string | null, ...silent: IgnoredValues): Row => ({
  reason,
  instead,
  silent,
})

/** Options without a counterpart, by name. `silent` values are not reported. */
export const OPTIONS_LEFT_OUT: Readonly<Partial<Record<keyof AppKitOptions, Row>>> = {
  universalProvider: row(
    'The client belongs to the WalletConnect adapter.',
    'walletConnect({ client })',
  ),
  universalProviderConfigOverride: row(
    'Namespaces belong to the WalletConnect adapter.',
    'walletConnect({ overrides })',
  ),
  basic: row(
    'There is no smaller edition: each part is loaded when it is needed.',
    'walletConnect() alone in adapters shows the QR code first',
    false,
  ),
  enableInjected: row('Browser wallets belong to the adapter.', 'evm({ injected: false })', true),
  enableEIP6963: row('Browser wallets belong to the adapter.', 'evm({ announced: false })', true),
  enableCoinbase: row(
    'No SDK of a vendor is part of the package.',
    'evm({ external }), with the SDK loaded in getProvider',
    false,
  ),
  enableBaseAccount: row(
    'No SDK of a vendor is part of the package.',
    'evm({ external }), with the SDK loaded in getProvider',
    false,
  ),
  coinbasePreference: row(
    'It belongs to the SDK of the vendor.',
    'evm({ external }), with the options of that SDK in getProvider',
  ),
  enableWalletGuide: row('The guide is a view of its own.', "open({ view: 'WhatIsAWallet' })"),
  enableEmbedded: row(
    'Where the modal stands is said where it is rendered.',
    '<WalletModal embedded />',
    false,
  ),
  disableAppend: row('The page itself renders <WalletModal> where it belongs.', null, false),
  enableAuthLogger: row('Nothing of the embedded wallet’s frame is logged.', null, false),
}

/** The same for `features`. */
export const FEATURES_LEFT_OUT: Readonly<Partial<Record<keyof AppKitFeatures, Row>>> = {
  payments: row(
    'A payment is requested by the page when it is due.',
    'usePay() of redux-wallet-modal/pay',
    false,
  ),
  reownBranding: row('No badge of a vendor is shown.', 'branding, for a line of your own', false),
  multiWallet: row('Several wallets are switched on by the project’s owner.', null, false),
  emailCapture: row('No email is asked for before signing in.', null, false),
  reownAuthentication: row(
    'Signing in is an option of its own.',
    'siwx, with a configuration of redux-wallet-modal/siwx',
    false,
  ),
  headless: row(
    'A page without views has an entry of its own.',
    'createHeadless() of redux-wallet-modal/headless',
    false,
  ),
}

/** Returns the reports for the options of `given` that are in `rows`. */
export const listLeftOut = (
  given: object,
  rows: Readonly<Partial<Record<string, Row>>>,
  prefix = '',
): readonly LeftOut[] =>
  Object.entries(given).flatMap(([name, value]) => {
    const found = Object.hasOwn(rows, name) ? rows[name] : undefined
    if (!found || value === undefined || found.silent.includes(value)) return []
    return [{ option: prefix + name, reason: found.reason, instead: found.instead }]
  })
