/** What a module brings with it at once, by its id. */
export function closureOf(id, getModuleInfo, found = new Set()) {
  found.add(id)
  for (const next of getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(next) || !getModuleInfo(next) || getModuleInfo(next).isExternal) continue
    closureOf(next, getModuleInfo, found)
  }
  return found
}

const chunks = (...features) => features.map(feature => `features/${feature}/chunk`)

const CARD = ['app/shell/ModalShell']
const ACCOUNT = [
  ...chunks('services', 'notifications', 'network', 'options', 'theme', 'account'),
  ...chunks('requests', 'connections'),
  'clients/createPatientHttpClient',
  'clients/createTtlCache',
]
const EVM = ['chains/eip155/evmWallets']
const WALLET_CONNECT = [
  'chains/walletconnect/createWalletConnect',
  'chains/walletconnect/createWalletConnectWallets',
  'app/runtime/chains/createWalletConnectRoutes',
]
const DIRECTORY = [
  ...chunks('wallets'),
  'features/wallets/views/AllWalletsView',
  'strings/en/walletsTexts',
]
const PAIRING = [
  ...chunks('pairing'),
  'features/pairing/views/ConnectingWalletConnectView',
  'features/pairing/views/ConnectingWalletConnectBasicView',
  'strings/en/pairingTexts',
]
const ACCOUNT_VIEW = [
  ...chunks('transactions'),
  'features/account/views/AccountView',
  'features/transactions/views/TransactionsView',
]
/** Some of what comes after that. */
const LATER = [
  ...chunks('names', 'onramp', 'pay', 'send', 'siwx', 'smartSessions', 'swap'),
  ...[
    'account/views/WalletReceive',
    'names/views/RegisterAccountName',
    'network/views/Networks',
  ].map(view => `features/${view}View`),
  ...[
    'onramp/views/OnRampTokenSelect',
    'profile/views/ProfileWallets',
    'send/views/WalletSend',
  ].map(view => `features/${view}View`),
  'features/siwx/views/SIWXSignMessageView',
  'features/swap/views/SwapPreviewView',
  'chains/eip155/createEvmRequests',
  'chains/solana/createSolanaRequests',
]

/**
 * What visitors need first, in this order: each file has what its roots bring at once and no file before it has, and what two of
 * `sharedBy` bring, which may come one without the other.
 */
const STEPS = [
  { file: 'first', roots: ['index'] },
  // Pages whose buttons have an accent of their own fetch it untouched: it brings nothing of the card, nor of the engine.
  { file: 'themeOf', roots: ['features/theme/themeOf', 'features/theme/derivedHostCss'] },
  // What a page shows of an account before anybody touches it: neither the card nor the engine comes with it.
  {
    file: 'HostPicture',
    roots: [
      'features/options/optionsSelectors',
      'lib/amount/decimal',
      'ui/media/HostPicture',
      'app/host/buttons/AccountButtonContent',
    ],
  },
  // Pages name networks by them, with nothing else of a chain.
  {
    file: 'networkLists',
    roots: ['chains/bip122/builtInNetworks', 'chains/solana/solanaDeprecatedIds'],
  },
  {
    file: 'engine',
    roots: ['app/runtime/engine'],
    sharedBy: [CARD, ACCOUNT, EVM, WALLET_CONNECT],
  },
  { file: 'ModalShell', roots: CARD },
  // Of one chain family no page brings another one's file.
  {
    file: 'families',
    roots: [],
    sharedBy: [
      EVM,
      WALLET_CONNECT,
      ['chains/solana/solanaWallets'],
      ['chains/bip122/createBitcoinAdapter'],
      ['chains/polkadot/polkadotWallets'],
      ['chains/cosmos/cosmosWallets'],
    ],
  },
  { file: 'evm', roots: EVM },
  { file: 'accountEngine', roots: ACCOUNT },
  { file: 'preload', roots: ['app/runtime/preload', 'app/runtime/preloadNext'] },
  {
    file: 'connecting',
    roots: [
      'features/connections/views/ConnectingExternalView',
      ...['connections', 'errors', 'network', 'account'].map(name => `strings/en/${name}Texts`),
    ],
  },
  // What looking for a wallet shares with using an account, a little of each.
  {
    file: 'common',
    roots: [],
    sharedBy: [[...WALLET_CONNECT, ...DIRECTORY, ...PAIRING], ACCOUNT_VIEW, LATER],
  },
  { file: 'common', roots: [], sharedBy: [WALLET_CONNECT, DIRECTORY, PAIRING] },
  // What a wallet refuses by, for whichever way it is asked.
  { file: 'providerError', roots: ['lib/text/providerError'] },
  { file: 'walletConnect', roots: WALLET_CONNECT },
  { file: 'directory', roots: DIRECTORY },
  { file: 'pairing', roots: PAIRING },
  { file: 'accountView', roots: ACCOUNT_VIEW },
]

const sourceOf = id => /\/src\/(.+)\.tsx?$/.exec(id)?.[1]

/** The file of each module that the steps bring. */
export function planSteps({ getModuleInfo, getModuleIds }) {
  const ids = new Map([...getModuleIds()].map(id => [sourceOf(id), id]))
  const found = new Map()
  const broughtBy = roots => {
    const missing = roots.find(root => !ids.has(root))
    if (missing) throw new Error(`A file is planned for ${missing}, which is no module.`)
    return new Set(roots.flatMap(root => [...closureOf(ids.get(root), getModuleInfo)]))
  }
  for (const { file, roots, sharedBy = [] } of STEPS) {
    const own = broughtBy(roots)
    const others = sharedBy.map(broughtBy)
    for (const id of new Set([own, ...others].flatMap(brought => [...brought]))) {
      const isShared = others.filter(brought => brought.has(id)).length > 1
      const isFree = !found.has(id) && !getModuleInfo(id).isEntry
      if (isFree && (own.has(id) || isShared)) found.set(id, file)
    }
  }
  return found
}

/** What else is fetched, by where it stands: of one folder it is one file. */
const FOLDERS = [
  [/^features\/([^/]+)\//, 'account', name => name],
  // Wallets over WalletConnect: a family comes without them.
  [/^chains\/([^/]+)\/\w+WalletsOver$/, family => family, family => `${family}-over`],
  [/^chains\/([^/]+)\/(?:address|siwx)\//, family => family, family => `${family}-address`],
  [/^chains\/([^/]+)\/([^/]+)\//, family => family, (family, part) => `${family}-${part}`],
  [/^chains\/([^/]+)\//, family => family, family => family],
  [/^siwx\//, 'signIn', () => 'signIn'],
  [/^app\/([^/]+)\//, 'page', part => `app-${part}`],
]

function folderOf(id, { getModuleInfo }) {
  const [feature] = getModuleInfo(id).dynamicImporters
  const source = sourceOf(/\/strings\//.test(id) && feature ? feature : id)
  for (const [pattern, kind, name] of FOLDERS) {
    const [match, ...parts] = pattern.exec(source) ?? []
    if (match)
      return { kind: typeof kind === 'string' ? kind : kind(...parts), file: name(...parts) }
  }
  return { kind: 'page', file: 'parts' }
}

const isPage = ([, kind]) => kind === 'page'

/** The file of what several bring: theirs in common, or everyone's. What pages ask for now and then follows the others. */
function fileOf(by) {
  const all = [...by]
  const counted = all.every(isPage) ? all : all.filter(each => !isPage(each))
  if (counted.length === 1) return counted[0][0]
  const kinds = new Set(counted.map(([, kind]) => kind))
  return kinds.size === 1 ? `${[...kinds][0]}-shared` : 'shared'
}

/** The file of each module. Null is left to the bundler. */
export function planFiles(graph, isPeer) {
  const { getModuleInfo, getModuleIds } = graph
  const files = planSteps(graph)
  const ids = [...getModuleIds()].filter(id => sourceOf(id))
  const entryOf = new Map()
  for (const entry of ids.filter(id => getModuleInfo(id).isEntry && !/\/src\/testing\//.test(id)))
    for (const id of closureOf(entry, getModuleInfo)) {
      if (!files.has(id) && id !== entry) entryOf.set(id, sourceOf(entry).split('/').at(-1))
    }
  const isApart = id =>
    [...closureOf(id, getModuleInfo)].some(
      each => /\/node_modules\//.test(each) || getModuleInfo(each).importedIds.some(isPeer),
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
  for (const [id, by] of owners) files.set(id, fileOf(by))
  // What an entry brings before anything is touched: with nobody else’s code, and in its own file where nobody shares it.
  for (const [id, entry] of entryOf) if (files.has(id)) files.set(id, `with-${entry}`)
  return files
}
