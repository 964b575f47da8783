const LIB = '^src/lib/'
const WORDS = '^src/(domain|strings)/'
const PORTS = '^src/ports/'
const EDGES = '^src/(clients|chains|events|ui)/'
const SERVICES = '^src/services/'
const SLICES = '^src/(core|features)/.+Slice[.]ts$'
const STORE = '^src/store/'
const READS = '^src/(core|features)/.+(Selectors|Api)[.]ts$'
const FLOWS = '^src/(core|features)/.+Flow[.]ts$'
const COMPONENTS = '^src/(core|features)/[^/]+/components/'
const VIEWS = '^src/(core|features)/[^/]+/views/'
/** What a feature is made of, and what a page knows of it before that is here. */
const MANIFESTS = '^src/(core|features)/[^/]+/(feature|chunk)[.]ts$'
const APP = '^src/(app/|entries/|testing/|[^/]+[.]tsx?$)'
const NAMED_FEATURE_FILES = [SLICES, READS, FLOWS, COMPONENTS, MANIFESTS, VIEWS]

const REACT =
  '^node_modules/(react|react-dom|react-redux|styled-components|@tanstack/react-virtual)(/|$)'
const REDUX = '^node_modules/(@reduxjs/toolkit|redux|redux-persist|reselect|immer)(/|$)'
const SDK =
  '(^|/)node_modules/(viem|ox|abitype|ethers|@ethersproject|@walletconnect|@reown|@solana|@solana-program|@polkadot|bitcoinjs-lib|@cosmjs|@keplr-wallet|@coinbase|@base-org)(/|$)'

const RPC_ROOM = '^src/chains/[^/]+/chain/rpc/'

/**
 * The folders of src, the lowest first. The floors say which files of them stand where; this order
 * says which of two folders may need the other, so that no ring of folders comes about.
 * dependency-cruiser's own search for rings, `scope: 'folder'`, misses a ring whose imports lead
 * into different subfolders.
 */
const FOLDERS = [
  'lib',
  'strings',
  'domain',
  'ports',
  'events',
  'ui',
  'clients',
  'chains',
  'services',
  'siwx',
  'store',
  '(core|features)',
  'app',
  'entries',
  'testing',
]
const STATES = '^src/(core|features)/.+(Slice|State)[.]ts$'

const FEATURE_STATE = '^src/(core|features)/'
const above = (...floors) => floors
const SCREENS = [VIEWS, COMPONENTS]
const OVER_SCREENS = [MANIFESTS, APP]
const OVER_FLOWS = [...SCREENS, ...OVER_SCREENS]
const OVER_READS = [FLOWS, ...OVER_FLOWS]
const OVER_STORE = [READS, ...OVER_READS]
const OVER_STATE = [STORE, ...OVER_STORE]
const OVER_EDGES = ['^src/(services|store|core|features|siwx)/', APP]
const OVER_PORTS = [EDGES, ...OVER_EDGES]
const OVER_WORDS = [PORTS, ...OVER_PORTS]

/** @returns {import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: Array.isArray(from) || typeof from === 'string' ? { path: from } : from,
  to: Array.isArray(to) || typeof to === 'string' ? { path: to } : to,
})

const noRings = FOLDERS.slice(0, -1).map((folder, at) =>
  forbid(
    'no-rings-of-folders',
    'A folder imports none above it in the order of FOLDERS; the root reducer names the states it is made of.',
    `^src/${folder}/`,
    {
      path: `^src/(${FOLDERS.slice(at + 1).join('|')})/`,
      ...(folder === 'store' && { pathNot: STATES }),
    },
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'Circles hide which of two files is the lower one; types count.',
      {},
      { circular: true },
    ),
    ...noRings,
    forbid(
      'every-folder-has-a-place',
      'A folder that FOLDERS does not name may be part of a ring.',
      { path: '^src/[^/]+/', pathNot: `^src/(${FOLDERS.join('|')})/` },
      {},
    ),

    forbid(
      'core-knows-no-feature',
      'Every feature stands on core: it hands core what it needs by its row, types and lazy parts included.',
      '^src/core/',
      '^src/features/',
    ),
    forbid(
      'features-stay-apart',
      'Features never import one another; what two of them need stands in core.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),

    forbid('lib-floor', 'lib imports nothing of ours.', LIB, { path: '^src/', pathNot: LIB }),
    forbid(
      'words-floor',
      'domain and strings stand below ports and everything else.',
      WORDS,
      above(...OVER_WORDS),
    ),
    forbid(
      'words-are-plain',
      'domain and strings know no React, Redux or SDK.',
      [LIB, WORDS],
      [REACT, REDUX],
    ),
    forbid(
      'words-know-no-sdk',
      'domain and strings know no SDK, not even its types.',
      [LIB, WORDS],
      [SDK],
    ),
    forbid('ports-floor', 'Ports never import an implementation.', PORTS, above(...OVER_PORTS)),
    forbid('edges-floor', 'Edges stand below state.', EDGES, above(...OVER_EDGES)),
    forbid(
      'edges-stay-apart',
      'clients, chains, events and ui never import one another; they meet through ports.',
      { path: '^src/(clients|chains|events|ui)/' },
      { path: EDGES, pathNot: '^src/$1/' },
    ),
    forbid('ui-knows-only-lib', 'Primitives take what they need as props.', '^src/ui/', {
      path: '^src/',
      pathNot: ['^src/ui/', LIB],
    }),
    forbid(
      'state-floor',
      'Services and slices stand below the store.',
      [SERVICES, SLICES],
      above(...OVER_STATE),
    ),
    forbid(
      'slices-know-no-slice',
      'A fact that two slices answer lives in events.',
      SLICES,
      SLICES,
    ),
    forbid(
      'feature-rules-floor',
      'A plain rule of a feature may read state; it starts no flow and knows no screen.',
      { path: FEATURE_STATE, pathNot: NAMED_FEATURE_FILES },
      above(...OVER_READS),
    ),
    forbid(
      'store-floor',
      'The store reads no selectors over several slices, endpoints, flows or screens.',
      STORE,
      above(...OVER_STORE),
    ),
    forbid(
      'reads-floor',
      'Selectors and endpoints never start flows or know screens.',
      READS,
      above(...OVER_READS),
    ),
    forbid(
      'siwx-floor',
      'Signing in is composed of ports, clients and what chain families verify; it knows no state and no screen.',
      '^src/siwx/',
      ['^src/(events|ui|services|store|core|features)/', APP],
    ),
    forbid(
      'siwx-comes-from-an-entry',
      'A configuration is handed in by the host; nothing but the wiring makes one, and what opens a `siweConfig`.',
      { path: '^src/', pathNot: ['^src/siwx/', '^src/features/siwx/openSiwx[.]ts$', APP] },
      '^src/siwx/',
    ),
    forbid('flows-floor', 'Flows know no view.', FLOWS, above(...OVER_FLOWS)),
    forbid('flows-know-no-react', 'Flows work without a page.', FLOWS, [REACT]),
    forbid(
      'state-to-flows-know-no-outside',
      'State, reads and flows reach the outside through ports.',
      { path: [SERVICES, STORE, FEATURE_STATE], pathNot: SCREENS },
      '^src/(clients|chains)/',
    ),
    forbid(
      'no-primitives-below-screens',
      'Primitives are for screens.',
      [SERVICES, SLICES, READS, FLOWS],
      '^src/ui/',
    ),
    forbid(
      'screens-only-read-and-dispatch',
      'Views and components read selectors and dispatch facts; flows do the work.',
      SCREENS,
      [FLOWS, PORTS, '^src/(clients|chains)/'],
    ),
    forbid('screens-floor', 'Screens do not know the wiring.', SCREENS, OVER_SCREENS),
    forbid(
      'manifests-floor',
      'A feature’s row and chunk name its parts; they know no wiring and nothing outside.',
      MANIFESTS,
      [APP, '^src/(clients|chains)/'],
    ),
    forbid(
      'views-come-later',
      'A row names a view by import(), so that its code comes when it is shown.',
      MANIFESTS,
      { path: VIEWS, dynamic: false },
    ),
    forbid(
      'app-floor',
      'Entries are the public face of the wiring, never its parts.',
      '^src/app/',
      ['^src/entries/', '^src/[^/]+[.]tsx?$'],
    ),
    forbid(
      'testing-is-an-island',
      'The testing sub-path is reached by no other entry.',
      { path: '^src/', pathNot: '^src/testing/' },
      '^src/testing/',
    ),

    forbid(
      'sdk-only-at-the-edge',
      'Only chains and entries may load an SDK.',
      { path: '^src/', pathNot: '^src/(chains|entries)/' },
      {
        path: SDK,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'sdk-only-by-import-call',
      'An SDK is loaded when a visitor chooses it, never with the page.',
      { path: '^src/', pathNot: RPC_ROOM },
      {
        path: SDK,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'rpc-room-only-by-import-call',
      'A chain’s rpc folder names what it takes from an SDK, so that the rest is shaken out; it is loaded as one piece.',
      { path: '^src/', pathNot: RPC_ROOM },
      { path: RPC_ROOM, dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid('no-node-built-ins', 'The package runs in a browser without polyfills.', '^src/', {
      dependencyTypes: ['core'],
    }),
    forbid(
      'only-declared-packages',
      'What ships imports dependencies and peers, nothing else.',
      '^src/',
      {
        // Bundled into a chunk of ours.
        pathNot: '(^|/)node_modules/(@polkadot/extension-dapp|@solana/web3.js|bitcoinjs-lib)/',
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'undetermined', 'deprecated'],
        dependencyTypesNot: ['npm', 'npm-peer', 'npm-optional', 'type-only'],
      },
    ),
    forbid('everything-resolves', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
