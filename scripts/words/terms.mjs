/**
 * Words for names. `words` may appear nowhere in a name, `whole` may not be a whole name (nor its
 * `…Props`), `names` may not be used as they are; `field` is the field's own term.
 *
 * @typedef {{ field: string, words?: string[], whole?: string[], names?: string[] }} Term
 * @type {readonly Term[]}
 */
export const TERMS = [
  {
    field: 'caipNetworkId; chainId only for the number inside eip155',
    names: [
      'networkId',
      'networkIds',
      'activeNetworkId',
      'selectActiveNetworkId',
      'selectWalletNetworkId',
      'selectLastNetworkIdByNamespace',
    ],
  },
  {
    field: 'WalletConnect; remote, injected; relay only for the server in between',
    words: ['relay', 'far', 'near'],
  },
  { field: 'connection status, relay connection', words: ['line', 'lines'] },
  { field: 'pairing URI, QR code; bytecode, contract; chunk', words: ['code', 'codes'] },
  { field: 'connector; platform; actions', words: ['way', 'ways'] },
  { field: 'skeleton', words: ['bone', 'bones'] },
  {
    field: 'delayed reveal; lazy, on demand',
    words: ['late'],
    names: ['optionalPart', 'OptionalPart'],
  },
  { field: 'connection indicator', words: ['thread'] },
  {
    field:
      'list group, action bar, action bar pair, status icon, disabled region, checkbox, header, field box, divider',
    words: ['tray', 'dock', 'seal', 'gate', 'hero'],
    whole: ['Check', 'Box', 'Or'],
  },
  { field: 'recipient', words: ['receiver', 'receivers'] },
  { field: 'disconnect', words: ['goodbye', 'goodbyes'] },
  { field: 'feature, chunk', words: ['errand', 'errands', 'portion', 'portions'] },
  {
    field: 'selectPeer, selectPairing, …',
    names: ['peerOf', 'pairingOf', 'accountOf', 'connectorOf', 'directoryOf', 'platformOf'],
  },
  {
    field: 'withModalErrors, withTimeout, loadChunk, singleFlight, serialise, ABORTED',
    names: ['asOurs', 'within', 'fetched', 'shareWork', 'oneLineAtATime', 'LEFT'],
  },
  { field: 'methods; state; network requests', words: ['verb', 'verbs', 'face'] },
  { field: 'a name of its own', names: ['valueOf', 'PartProps', 'isCodePrepared'] },
]

/**
 * Names that contain such a word with another meaning.
 *
 * @type {readonly { word: string, name: RegExp, files?: RegExp, why: string }[]}
 */
export const ALLOWED = [
  {
    word: 'relay',
    name: /^(create)?RelayConnection|^relayConnectionChanged$/,
    why: 'the connection to the server in between',
  },
  {
    word: 'relay',
    name: /./,
    files: /^(sandbox|bench|scripts\/visit)\/|^__tests__\/(e2e|chains\/walletconnect\/relay)/,
    why: 'the relay server of the sandbox or a visit, started, counted and cut off',
  },
  {
    word: 'code',
    name: /^(errorCodeOf|getErrorCode|collectErrorCodes|getDeveloperErrorCode|codes?Of|ErrorCode|serviceErrorCode)$/,
    why: 'codes of errors: the catalogue’s, JSON-RPC’s, the services’',
  },
  { word: 'code', name: /QrCode|qrCode/, why: 'a QR code' },
  {
    word: 'code',
    name: /^forbiddenCode$/,
    files: /^scripts\//,
    why: 'what source text may not hold',
  },
]

/** Shared names by convention: each folder of its kind has one. */
export const ONE_PER_FOLDER = ['index', 'feature', 'chunk']

/**
 * CAIP-2 ids called `chainId` because others named them.
 *
 * @type {readonly { file: string, why: string }[]}
 */
export const CHAIN_ID_ON_THE_WIRE = [
  {
    file: 'src/domain/token.ts',
    why: 'the balance service’s field, in the form that is stored for other programs as well',
  },
  { file: 'src/domain/schemas/balance.ts', why: 'reads that field' },
  {
    file: 'src/ports/siwx.ts',
    why: 'sign-in configurations written for other modals have this field',
  },
]
