import { parseAbi } from 'viem'

const STRUCTS = [
  'struct Call { address to; uint256 value; bytes data; }',
  'struct Batch { Call[] calls; uint256 nonce; uint256 deadline; uint256 maxFee; address feeRecipient; uint256 minGas; }',
] as const

const KEY_BATCH =
  'struct KeyBatch { bytes32 grantId; Call[] calls; uint256 nonce; uint256 deadline; uint256 minGas; }'

/** How `contracts/GrantedKeys.sol` refuses; accounts pass it on. */
const KEYS_ERRORS = [
  'error WrongGrant()',
  'error GrantExists()',
  'error UnknownGrant()',
  'error GrantExpired()',
  'error GrantRevoked()',
  'error NotTheKey()',
  'error NotAllowed(uint256 index)',
  'error AllowanceExceeded(uint256 left, uint256 wanted)',
  'error KeySignatureWrong()',
  'error KeyNonceWrong(uint256 expected)',
  'error KeyDeadlinePassed()',
] as const

/** Of `contracts/GrantedKeys.sol`. */
export const KEYS_ABI = parseAbi([
  'struct Allowance { address token; uint192 amount; uint64 start; uint32 period; }',
  'struct AllowedFunction { address to; bytes4 selector; uint128 valueLimit; }',
  'struct Grant { bytes32 id; uint64 expiry; address[] keys; Allowance[] allowances; AllowedFunction[] functions; }',
  'function grant(Grant wanted)',
  'function revoke(bytes32 id)',
  'function grantOf(address account, bytes32 id) view returns (uint64 expiry, bool isRevoked)',
  'function nonceOf(address account, bytes32 id, address key) view returns (uint256)',
  ...KEYS_ERRORS,
])

/** Of `contracts/EmbeddedAccount.sol`. */
export const ACCOUNT_ABI = parseAbi([
  ...STRUCTS,
  KEY_BATCH,
  'function executeAsKey(bytes32 grantId, Call[] calls)',
  'function executeSignedByKey(KeyBatch batch, bytes signature)',
  ...KEYS_ERRORS,
  'function owner() view returns (address)',
  'function nonce() view returns (uint256)',
  'function execute(Call[] calls) payable',
  'function executeSigned(Batch batch, uint256 fee, bytes signature)',
  'function measure(Call[] calls)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'event Executed(uint256 indexed nonce, uint256 fee)',
  'error NotTheOwner()',
  'error OnlyForMeasuring()',
  'error AlreadyRunning()',
  'error WrongSignature()',
  'error WrongNonce(uint256 expected)',
  'error DeadlinePassed()',
  'error FeeTooHigh()',
  'error FeeNotPaid()',
  'error NotEnoughGas()',
  'error CallFailed(uint256 index, bytes reason)',
  'error Measured(uint256 gasOfCalls)',
  'error NotTheEntryPoint()',
])

/** Of `contracts/EmbeddedAccountFactory.sol`; with the account's errors, which it passes on. */
export const FACTORY_ABI = parseAbi([
  ...STRUCTS,
  'function addressOf(address owner, uint256 salt) view returns (address)',
  'function create(address owner, uint256 salt) returns (address)',
  'function createAndExecute(address owner, uint256 salt, Batch batch, uint256 fee, bytes signature)',
  'function measure(address owner, uint256 salt, Call[] calls)',
  'event AccountCreated(address indexed account, address indexed owner, uint256 salt)',
  'error MeasuredWithCreation(uint256 gasOfCreation, uint256 gasOfCalls)',
  'error WrongSignature()',
  'error WrongNonce(uint256 expected)',
  'error DeadlinePassed()',
  'error FeeTooHigh()',
  'error FeeNotPaid()',
  'error NotEnoughGas()',
  'error CallFailed(uint256 index, bytes reason)',
])

/** Each owner has one account; the contracts know more. */
export const SALT = 0n
