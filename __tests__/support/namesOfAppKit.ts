export const namesIn = (list: string): readonly string[] => list.trim().split(/\s+/)

/** The option names readers of the documentation know from AppKit, by its public specification. */
const OPTIONS = `
  projectId metadata adapters networks defaultNetwork customRpcUrls
  chainImages connectorImages tokens universalProvider universalProviderConfigOverride defaultAccountTypes
  basic allWallets featuredWalletIds includeWalletIds excludeWalletIds customWallets
  enableWallets enableWalletConnect enableInjected enableEIP6963 enableCoinbase enableBaseAccount
  coinbasePreference experimental_preferUniversalLinks manualWCControl enableReconnect enableNetworkSwitch allowUnsupportedChain
  enableWalletGuide enableEmbedded disableAppend enableMobileFullScreen enableAuthLogger debug
  termsConditionsUrl privacyPolicyUrl siwx siweConfig themeMode themeVariables
  features email socials swaps onramp activity
  history reownBranding multiWallet emailCapture payWithExchange payments
  reownAuthentication headless receive send analytics emailShowWallets
  collapseWallets connectorTypeOrder connectMethodsOrder walletFeaturesOrder legalCheckbox smartSessions
  pay
`

export const NAMES_OF_OPTIONS = namesIn(OPTIONS)
