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
  ...chunks('connections'),
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
const DIRECTORY = chunks('wallets')
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
const WALLET_VIEWS = ['AllWallets', 'Downloads', 'GetWallet', 'WhatIsAWallet'].map(
  view => `features/wallets/views/${view}View`,
)
/** Some of what comes after that. */
const LATER = [
  ...chunks('names', 'onramp', 'pay', 'send', 'signing', 'siwx', 'smartSessions', 'swap'),
  ...[
    'account/views/WalletReceive',
    'names/views/RegisterAccountName',
    'network/views/Networks',
    'network/views/WhatIsANetwork',
    'onramp/views/OnRampTokenSelect',
    'profile/views/ProfileWallets',
    'send/views/WalletSend',
    'siwx/views/SIWXSignMessage',
    'swap/views/SwapPreview',
  ].map(view => `features/${view}View`),
  'chains/eip155/createEvmRequests',
  'chains/solana/createSolanaRequests',
]

/**
 * What visitors need first, in this order: each file has what its roots bring at once and no file before it has, and what two of
 * `sharedBy` bring, which may come one without the other. `within` leaves out what stands elsewhere or comes with an entry.
 */
const STEPS = [
  // The engine and the entry for signing in load by the same few lines, one without the other.
  { file: 'first', roots: ['index', 'lib/async/lazy'] },
  // Pages whose buttons have an accent of their own fetch it untouched: it brings nothing of the card, nor of the engine.
  { file: 'themeOf', roots: ['features/theme/themeOf', 'features/theme/derivedHostCss'] },
  // The same with a theme, which is more than an accent.
  { file: 'themeOptions', roots: ['features/theme/withOptions'] },
  // What a page shows of an account before anybody touches it: neither the card nor the engine comes with it.
  {
    file: 'HostPicture',
    roots: [
      'features/options/optionsSelectors',
      // A page that lets visitors view an account asks for it by these, without the engine.
      'features/watchOnly/watchOnlyEvents',
      'lib/amount/decimal',
      'ui/media/HostPicture',
      'app/host/buttons/AccountButtonContent',
    ],
  },
  // Pages name networks by them, with nothing else of a chain. What is fetched later imports nothing of it: Vite would cut the
  // first bytes of such a page in four, 2.5 kB more.
  { file: 'networkLists', roots: ['chains/bip122/builtInNetworks'] },
  {
    file: 'engine',
    roots: ['app/runtime/engine'],
    sharedBy: [CARD, ACCOUNT, EVM, [...ROUTES, ...WALLET_CONNECT]],
  },
  { file: 'engine', roots: [], sharedBy: [EVM, Object.values(OTHER_FAMILIES).flat()] },
  { file: 'ModalShell', roots: CARD },
  { file: 'evm', roots: EVM },
  // Wallets of any family, and nodes, answer and refuse by these; families come without the rest of an account.
  {
    file: 'answers',
    roots: [
      'chains/shared/whenSeen',
      'domain/errorCatalogue',
      'domain/nativeCoin',
      'lib/address/isNobodysAddress',
      'lib/text/providerError',
      'lib/text/webAddress',
      'lib/time/backoff',
      'lib/time/createBackoff',
      'lib/time/retryAfter',
    ],
  },
  { file: 'accountEngine', roots: ACCOUNT },
  // Wallets of a family know addresses by these. Beside them, addresses of every family can be told from any page, with nothing
  // else of the family, and the list of its own page comes without that.
  ...Object.entries(OTHER_FAMILIES).map(([family, roots]) => ({
    file: `${family}-names`,
    roots: [],
    sharedBy: [addressesOf(family), roots],
  })),
  ...FAMILIES.map(family => ({ file: `${family}-address`, roots: addressesOf(family) })),
  // Of one chain family no page brings another one's file.
  { file: 'families', roots: [], sharedBy: [WALLET_CONNECT, ...Object.values(OTHER_FAMILIES)] },
  // The list of a page asks for its families' wallets: what only a payment needs does not come with them.
  ...Object.entries(OTHER_FAMILIES).map(([file, roots]) => ({
    file,
    roots,
    within: new RegExp(`^chains/${file}/`),
  })),
  // Asked once a wallet is connected; what a payment takes comes later.
  {
    file: 'solana-requests',
    roots: ['chains/solana/createSolanaRequests'],
    within: /^chains\/solana\//,
  },
  // Says what a node that cannot be reached threw.
  {
    file: 'solana-errors',
    roots: ['chains/solana/toSolanaModalError'],
    within: /^chains\/solana\//,
  },
  { file: 'preload', roots: ['app/runtime/preload', 'app/runtime/preloadNext'] },
  {
    file: 'connecting',
    roots: [
      'features/connections/views/ConnectingExternalView',
      ...['connections', 'errors', 'network', 'account'].map(name => `strings/en/${name}Texts`),
    ],
  },
  // What the list shows of an account by email; the login and the frame come with the first use. Other forms have fields as well,
  // in pages without email.
  { file: 'fields', roots: [], sharedBy: [EMAIL, [...WALLET_VIEWS, ...ACCOUNT_VIEW, ...LATER]] },
  { file: 'email', roots: EMAIL },
  // A list with an email alone has none of these.
  { file: 'socials', roots: SOCIALS },
  // The list of a page with an account by email waits for these, and has none of what follows.
  { file: 'routing', roots: [], sharedBy: [ROUTES, EMBEDDED_ROUTES] },
  { file: 'embeddedRoutes', roots: EMBEDDED_ROUTES },
  // The list of a page with wallets on other devices has these, and not what is shared below.
  { file: 'routes', roots: ROUTES, sharedBy: [WALLET_CONNECT, DIRECTORY, PAIRING] },
  { file: 'routes', roots: [], sharedBy: [WALLET_CONNECT, [...ACCOUNT_VIEW, ...LATER]] },
  { file: 'directory', roots: DIRECTORY },
  // It has a library in it.
  { file: 'Qr', roots: ['ui/media/Qr'] },
  // What looking for a wallet shares with using an account, a little of each.
  {
    file: 'common',
    roots: [],
    sharedBy: [[...WALLET_CONNECT, ...PAIRING], WALLET_VIEWS, ACCOUNT_VIEW, LATER],
  },
  // A login in a frame and a session over the relay are one provider to EVM code.
  { file: 'session', roots: [], sharedBy: [WALLET_CONNECT, EMBEDDED] },
  { file: 'frame', roots: EMBEDDED },
  { file: 'walletConnect', roots: WALLET_CONNECT },
  { file: 'pairing', roots: PAIRING },
  { file: 'accountView', roots: ACCOUNT_VIEW },
]

/** What these hooks read is a file for each, and one that they share: a page has it from the beginning, of the hooks it calls. */
const HOOKS = ['WalletList', 'Pairing', 'EmailLogin', 'Approval', 'Send', 'Swap'].map(hook => [
  `app/headless/use${hook}`,
])

/** The same for pages without views. What draws is missing there. */
export const STEPS_WITHOUT_VIEWS = [
  {
    file: 'first',
    roots: ['app/headless/createHeadless', 'app/host/hooks/hooks', 'lib/async/lazy'],
  },
  { file: 'reading', roots: [], sharedBy: HOOKS },
  ...HOOKS.map(roots => ({ file: `reading-${roots[0].split('/use')[1]}`, roots })),
  ...STEPS.filter(({ file }) => file !== 'first'),
]

const entriesOf = (ids, getModuleInfo) =>
  ids.filter(id => getModuleInfo(id).isEntry && !/\/src\/testing\//.test(id))

const sourceOf = id => /\/src\/(.+)\.tsx?$/.exec(id)?.[1]

/** The file of each module that the steps bring. */
export function planSteps({ getModuleInfo, getModuleIds }, steps = STEPS) {
  const ids = new Map([...getModuleIds()].map(id => [sourceOf(id), id]))
  const found = new Map()
  const fetched = new Set([...ids.values()].flatMap(id => getModuleInfo(id).dynamicallyImportedIds))
  /** By its name, or all that is fetched from a folder. */
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

/** What else is fetched, by where it stands: of one folder it is one file. */
const FOLDERS = [
  [/^features\/([^/]+)\//, 'account', name => name],
  // Wallets over WalletConnect: a family comes without them.
  [/^chains\/([^/]+)\/\w+WalletsOver$/, family => family, family => `${family}-over`],
  [/^chains\/([^/]+)\/([^/]+)\//, family => family, (family, part) => `${family}-${part}`],
  // Not the name of the family's step: what is fetched later would come with it.
  [/^chains\/([^/]+)\//, family => family, family => `${family}-later`],
  [/^siwx\//, 'signIn', () => 'signIn'],
  // Reports have all texts in them: those stay with their features.
  [/^app\/runtime\/reportMessages$/, 'report', () => 'report'],
  // What pages call of a feature comes with it.
  [/^app\/(calls|pay|sessions)\//, 'account', part => `app-${part}`],
  [/^app\/runtime\/(\w+)$/, 'page', name => name],
  [/^app\/([^/]+)\//, 'page', part => `app-${part}`],
]

/** A step of a language comes by itself, when it is spoken. English is the texts of the features. */
const LANGUAGE = /^strings\/(?!en\/)([\w-]+)\/(\w+)$/

function folderOf(id, { getModuleInfo }) {
  const [, language, step] = LANGUAGE.exec(sourceOf(id)) ?? []
  if (language) return { kind: 'language', file: `${language}-${step}` }
  const [feature] = getModuleInfo(id).dynamicImporters
  const source = sourceOf(/\/strings\//.test(id) && feature ? feature : id)
  for (const [pattern, kind, name] of FOLDERS) {
    const [match, ...parts] = pattern.exec(source) ?? []
    if (match)
      return { kind: typeof kind === 'string' ? kind : kind(...parts), file: name(...parts) }
  }
  return { kind: 'page', file: 'parts' }
}

const isReport = ([, kind]) => kind === 'report'

/** The file of what several bring: theirs in common, or everyone's. What a report needs as well follows the others. */
function fileOf(by) {
  const all = [...by]
  const counted = all.every(isReport) ? all : all.filter(each => !isReport(each))
  if (counted.length === 1) return counted[0][0]
  const kinds = new Set(counted.map(([, kind]) => kind))
  if (kinds.size === 1) return `${[...kinds][0]}-shared`
  return FAMILIES.some(family => kinds.has(family)) ? 'shared' : 'page-shared'
}

/** The file of each module. Null is left to the bundler. */
export function planFiles(graph, isPeer, steps = STEPS) {
  const { getModuleInfo, getModuleIds } = graph
  const files = planSteps(graph, steps)
  const ids = [...getModuleIds()].filter(id => sourceOf(id))
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
  /** Asks for a package that a page may lack: it stands alone where pages come to it that ask for another one. */
  for (const [id, by] of owners)
    if (by.size === 1 || !asked(id).some(isPeer)) files.set(id, fileOf(by))
  // What an entry brings before anything is touched: with nobody else’s code, and in its own file where nobody shares it.
  for (const [id, entry] of entryOf) if (files.has(id)) files.set(id, `with-${entry}`)
  return files
}
