/** Returns a module's static import closure, by id. */
export function closureOf(id, getModuleInfo, found = new Set()) {
  found.add(id)
  for (const next of getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(next) || !getModuleInfo(next) || getModuleInfo(next).isExternal) continue
    closureOf(next, getModuleInfo, found)
  }
  return found
}

const core = (...folders) => folders.map(folder => `core/${folder}/chunk`)
const features = (...names) => names.map(name => `features/${name}/chunk`)

const CARD = ['app/shell/ModalShell']
const ACCOUNT = [
  ...core('data', 'notifications', 'network', 'options', 'theme', 'account', 'connections'),
  'clients/createPatientHttpClient',
  'clients/createTtlCache',
]
const FAMILIES = ['bip122', 'cosmos', 'eip155', 'polkadot', 'solana']
const addressesOf = family => [new RegExp(`^chains/${family}/address/`)]
const EVM = ['chains/eip155/evmWallets']
const OTHER_FAMILIES = {
  solana: ['chains/solana/solanaWallets'],
  bip122: ['chains/bip122/createBitcoinAdapter'],
  polkadot: ['chains/polkadot/polkadotWallets'],
  cosmos: ['chains/cosmos/cosmosWallets'],
}
const WALLET_CONNECT = [
  'chains/walletconnect/createWalletConnect',
  'chains/walletconnect/createWalletConnectWallets',
]
const EMBEDDED = ['chains/embedded/createEmbedded']
const EMAIL = [
  'features/embedded/components/EmailMethod',
  'features/embedded/components/WalletsRow',
  'strings/en/emailFieldTexts',
]
const SOCIALS = ['features/embedded/components/SocialMethod', 'strings/en/socialBlockTexts']
const ROUTES = ['app/runtime/chains/createWalletConnectRoutes']
const EMBEDDED_ROUTES = ['app/runtime/chains/createEmbeddedRoutes']
const DIRECTORY = core('wallets')
const PAIRING = [
  ...core('pairing'),
  'core/pairing/views/ConnectingWalletConnectView',
  'core/pairing/views/ConnectingWalletConnectBasicView',
  'strings/en/pairingTexts',
]
const ACCOUNT_VIEW = [
  ...features('transactions'),
  'core/account/views/AccountView',
  'features/transactions/views/TransactionsView',
]
const WALLET_VIEWS = ['AllWallets', 'Downloads', 'GetWallet', 'WhatIsAWallet'].map(
  view => `core/wallets/views/${view}View`,
)
/** Code loaded after that, in part. */
const LATER = [
  ...features('names', 'onramp', 'pay', 'send', 'siwx', 'smartSessions', 'swap'),
  ...core('signing'),
  ...[
    'core/account/views/WalletReceive',
    'features/names/views/RegisterAccountName',
    'core/network/views/Networks',
    'core/network/views/WhatIsANetwork',
    'features/onramp/views/OnRampTokenSelect',
    'features/profile/views/ProfileWallets',
    'features/send/views/WalletSend',
    'features/siwx/views/SIWXSignMessage',
    'features/swap/views/SwapPreview',
  ].map(view => `${view}View`),
  'chains/eip155/createEvmRequests',
  'chains/solana/createSolanaRequests',
]

/**
 * The order in which visitors need code: each file contains what its roots import statically and no
 * earlier file has, plus what two groups of `sharedBy` share, as one may load without the other.
 * `within` skips modules placed elsewhere or loaded with an entry.
 */
const STEPS = [
  // The engine and the sign-in entry load through the same few lines, independently of each other.
  { file: 'first', roots: ['index', 'lib/async/createLazy'] },
  // Pages whose buttons have their own accent load it before any touch: it must not pull in the
  // card or the engine.
  { file: 'themeOf', roots: ['core/theme/createTheme', 'core/theme/createDerivedHostCss'] },
  // The same for a theme, which is more than an accent.
  { file: 'themeOptions', roots: ['core/theme/withOptions'] },
  // The account parts a page shows before any touch, without the card or the engine.
  {
    file: 'HostPicture',
    roots: [
      'core/options/optionsSelectors',
      // A page with watch-only accounts dispatches these, without the engine.
      'core/watchOnly/watchOnlyEvents',
      'lib/amount/decimal',
      'ui/media/HostPicture',
      'app/host/buttons/AccountButtonContent',
    ],
  },
  // Pages import networks from them, without the rest of a chain. Later chunks import none of it:
  // Vite would split such a page's initial bytes in four, 2.5 kB more.
  { file: 'networkLists', roots: ['chains/bip122/builtInNetworks'] },
  {
    file: 'engine',
    roots: ['app/runtime/engine'],
    sharedBy: [CARD, ACCOUNT, EVM, [...ROUTES, ...WALLET_CONNECT]],
  },
  { file: 'engine', roots: [], sharedBy: [EVM, Object.values(OTHER_FAMILIES).flat()] },
  { file: 'ModalShell', roots: CARD },
  { file: 'evm', roots: EVM },
  // Used for responses and rejections of any family's wallets and nodes; families load them without
  // the rest of an account.
  {
    file: 'answers',
    roots: [
      'chains/shared/errors/createErrorTranslator',
      'chains/shared/errors/errorRules',
      'chains/shared/waitUntilVisible',
      'domain/errorCatalogue',
      'domain/nativeCoin',
      'lib/address/isBurnAddress',
      'lib/text/providerError',
      'lib/text/webAddress',
      'lib/time/backoff',
      'lib/time/createBackoff',
      'lib/time/parseRetryAfter',
    ],
  },
  { file: 'accountEngine', roots: ACCOUNT },
  // A family's wallets parse addresses with these. Separately, any page can parse every family's
  // addresses without loading the family, and a page's own wallet list loads without that.
  ...Object.entries(OTHER_FAMILIES).map(([family, roots]) => ({
    file: `${family}-names`,
    roots: [],
    sharedBy: [addressesOf(family), roots],
  })),
  ...FAMILIES.map(family => ({ file: `${family}-address`, roots: addressesOf(family) })),
  // A page with one chain family loads no other family's file.
  { file: 'families', roots: [], sharedBy: [WALLET_CONNECT, ...Object.values(OTHER_FAMILIES)] },
  // A page's list loads its families' wallets, without code that only payments need.
  ...Object.entries(OTHER_FAMILIES).map(([file, roots]) => ({
    file,
    roots,
    within: new RegExp(`^chains/${file}/`),
  })),
  // Used once a wallet is connected; payment code loads later.
  {
    file: 'solana-requests',
    roots: ['chains/solana/createSolanaRequests'],
    within: /^chains\/solana\//,
  },
  // Maps the errors of an unreachable node.
  {
    file: 'solana-errors',
    roots: ['chains/solana/toSolanaModalError'],
    within: /^chains\/solana\//,
  },
  { file: 'preload', roots: ['app/runtime/preload', 'app/runtime/preloadNext'] },
  {
    file: 'connecting',
    roots: [
      'core/connections/views/ConnectingExternalView',
      ...['connections', 'errors', 'network', 'account'].map(name => `strings/en/${name}Texts`),
    ],
  },
  // The email field of the list; the login and the frame load on first use. Other forms have fields
  // too, in pages without email.
  { file: 'fields', roots: [], sharedBy: [EMAIL, [...WALLET_VIEWS, ...ACCOUNT_VIEW, ...LATER]] },
  { file: 'email', roots: EMAIL },
  // A list with email only has none of these.
  { file: 'socials', roots: SOCIALS },
  // The list of a page with an email account waits for these, and for none of the following.
  { file: 'routing', roots: [], sharedBy: [ROUTES, EMBEDDED_ROUTES] },
  { file: 'embeddedRoutes', roots: EMBEDDED_ROUTES },
  // The list of a page with remote wallets has these, and not the code shared below.
  { file: 'routes', roots: ROUTES, sharedBy: [WALLET_CONNECT, DIRECTORY, PAIRING] },
  { file: 'routes', roots: [], sharedBy: [WALLET_CONNECT, [...ACCOUNT_VIEW, ...LATER]] },
  { file: 'directory', roots: DIRECTORY },
  // It contains a library.
  { file: 'Qr', roots: ['ui/media/Qr'] },
  // Small pieces shared by finding a wallet and using an account.
  {
    file: 'common',
    roots: [],
    sharedBy: [[...WALLET_CONNECT, ...PAIRING], WALLET_VIEWS, ACCOUNT_VIEW, LATER],
  },
  // A frame login and a relay session are the same provider to EVM code.
  { file: 'session', roots: [], sharedBy: [WALLET_CONNECT, EMBEDDED] },
  { file: 'frame', roots: EMBEDDED },
  { file: 'walletConnect', roots: WALLET_CONNECT },
  { file: 'pairing', roots: PAIRING },
  { file: 'accountView', roots: ACCOUNT_VIEW },
]

/**
 * Each of these hooks has one file, plus one they share: a page loads the files of the hooks it
 * calls from the start.
 */
const HOOKS = ['WalletList', 'Pairing', 'EmailLogin', 'Approval', 'Send', 'Swap'].map(hook => [
  `app/headless/use${hook}`,
])

/** The same for pages without views, minus the rendering code. */
export const STEPS_WITHOUT_VIEWS = [
  {
    file: 'first',
    roots: ['app/headless/createHeadless', 'app/host/hooks/hooks', 'lib/async/createLazy'],
  },
  { file: 'reading', roots: [], sharedBy: HOOKS },
  ...HOOKS.map(roots => ({ file: `reading-${roots[0].split('/use')[1]}`, roots })),
  ...STEPS.filter(({ file }) => file !== 'first'),
]

const entriesOf = (ids, getModuleInfo) =>
  ids.filter(id => getModuleInfo(id).isEntry && !/\/src\/testing\//.test(id))

const sourceOf = id => /\/src\/(.+)\.tsx?$/.exec(id)?.[1]

/** Maps each module of the steps to its file. */
export function planSteps({ getModuleInfo, getModuleIds }, steps = STEPS) {
  const ids = new Map([...getModuleIds()].map(id => [sourceOf(id), id]))
  const found = new Map()
  const fetched = new Set([...ids.values()].flatMap(id => getModuleInfo(id).dynamicallyImportedIds))
  /** By source name, or every dynamic import from a folder. */
  const modulesOf = root =>
    [...ids].flatMap(([source, id]) =>
      source === root || (root instanceof RegExp && root.test(source) && fetched.has(id))
        ? [id]
        : [],
    )
  const broughtBy = roots => {
    const missing = roots.find(root => modulesOf(root).length === 0)
    if (missing && steps === STEPS)
      throw new Error(`A file is planned for ${missing}, which is no module.`)
    const modules = roots.flatMap(modulesOf)
    return new Set(modules.flatMap(id => [...closureOf(id, getModuleInfo)]))
  }
  const comesWithEntry = new Set(
    entriesOf([...ids.values()], getModuleInfo).flatMap(id => [...closureOf(id, getModuleInfo)]),
  )
  for (const { file, roots, sharedBy = [], within } of steps) {
    const own = broughtBy(roots)
    const others = sharedBy.map(broughtBy)
    for (const id of new Set([own, ...others].flatMap(brought => [...brought]))) {
      const isShared = others.filter(brought => brought.has(id)).length > 1
      const isFree = !found.has(id) && !getModuleInfo(id).isEntry
      const isMeant = !within || (within.test(sourceOf(id)) && !comesWithEntry.has(id))
      if (isFree && isMeant && (own.has(id) || isShared)) found.set(id, file)
    }
  }
  return found
}

/** Files of other dynamic imports by folder: one folder is one file. */
const FOLDERS = [
  [/^(?:core|features)\/([^/]+)\//, 'account', name => name],
  // WalletConnect wallets: a family loads without them.
  [/^chains\/([^/]+)\/\w+WalletsOver$/, family => family, family => `${family}-over`],
  [/^chains\/([^/]+)\/([^/]+)\//, family => family, (family, part) => `${family}-${part}`],
  // Differs from the family's step: otherwise later code would load with it.
  [/^chains\/([^/]+)\//, family => family, family => `${family}-later`],
  [/^siwx\//, 'signIn', () => 'signIn'],
  // Reports use all texts, which therefore stay with their features.
  [/^app\/runtime\/reportMessages$/, 'report', () => 'report'],
  // A feature's public functions load with it.
  [/^app\/(calls|pay|sessions)\//, 'account', part => `app-${part}`],
  [/^app\/runtime\/(\w+)$/, 'page', name => name],
  [/^app\/([^/]+)\//, 'page', part => `app-${part}`],
]

/** Each step of a language loads on its own, when in use. English is the features' texts. */
const LANGUAGE = /^strings\/(?!en\/)([\w-]+)\/(\w+)$/

function folderOf(id, { getModuleInfo }) {
  const [, language, step] = LANGUAGE.exec(sourceOf(id)) ?? []
  if (language) return { kind: 'language', file: `${language}-${step}` }
  const [feature] = getModuleInfo(id).dynamicImporters.toSorted()
  const source = sourceOf(/\/strings\//.test(id) && feature ? feature : id)
  for (const [pattern, kind, name] of FOLDERS) {
    const [match, ...parts] = pattern.exec(source) ?? []
    if (match)
      return { kind: typeof kind === 'string' ? kind : kind(...parts), file: name(...parts) }
  }
  return { kind: 'page', file: 'parts' }
}

const isReport = ([, kind]) => kind === 'report'

/**
 * Returns the file of a module with several importers: their common one, or the file for everyone.
 * A module that reports need too follows its other importers.
 */
function fileOf(by) {
  const all = [...by]
  const counted = all.every(isReport) ? all : all.filter(each => !isReport(each))
  if (counted.length === 1) return counted[0][0]
  const kinds = new Set(counted.map(([, kind]) => kind))
  if (kinds.size === 1) return `${[...kinds][0]}-shared`
  return FAMILIES.some(family => kinds.has(family)) ? 'shared' : 'page-shared'
}

/** Maps each module to its file. Null leaves it to Rollup. */
export function planFiles(graph, isPeer, steps = STEPS) {
  const { getModuleInfo, getModuleIds } = graph
  const files = planSteps(graph, steps)
  // Rollup lists modules in the order in which they were read, which differs between two builds.
  const ids = [...getModuleIds()].filter(id => sourceOf(id)).toSorted()
  const entryOf = new Map()
  for (const entry of entriesOf(ids, getModuleInfo))
    for (const id of closureOf(entry, getModuleInfo)) {
      if (!files.has(id) && id !== entry) entryOf.set(id, sourceOf(entry).split('/').at(-1))
    }
  const asked = id => {
    const { importedIds, dynamicallyImportedIds } = getModuleInfo(id)
    return [...importedIds, ...dynamicallyImportedIds]
  }
  const isApart = id =>
    [...closureOf(id, getModuleInfo)].some(
      each => /\/node_modules\//.test(each) || asked(each).some(isPeer),
    )
  const owners = new Map()
  for (const root of new Set(ids.flatMap(id => getModuleInfo(id).dynamicallyImportedIds))) {
    if (files.has(root) || !sourceOf(root)) continue
    const { kind, file } = folderOf(root, graph)
    for (const id of closureOf(root, getModuleInfo)) {
      if (files.has(id) || !sourceOf(id)) continue
      if (!owners.has(id)) owners.set(id, new Map())
      owners.get(id).set(isApart(root) ? sourceOf(root).split('/').at(-1) : file, kind)
    }
  }
  /**
   * Imports a package that a page may lack: kept separate from code of pages that use another one.
   */
  for (const [id, by] of owners)
    if (by.size === 1 || !asked(id).some(isPeer)) files.set(id, fileOf(by))
  // An entry's initial code gets a separate file, free of other entries' code, unless shared.
  for (const [id, entry] of entryOf) if (files.has(id)) files.set(id, `with-${entry}`)
  return files
}
