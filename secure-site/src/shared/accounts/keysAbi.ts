import { parseAbi } from 'viem'

/** Errors of `contracts/GrantedKeys.sol`, which accounts bubble up. */
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

/** ABI of `contracts/GrantedKeys.sol`. */
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

/** The part of `contracts/EmbeddedAccount.sol` for granted keys. */
export const KEY_ACCOUNT_ABI = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'struct KeyBatch { bytes32 grantId; Call[] calls; uint256 nonce; uint256 deadline; uint256 minGas; }',
  'function executeAsKey(bytes32 grantId, Call[] calls)',
  'function executeSignedByKey(KeyBatch batch, bytes signature)',
  'error NotEnoughGas()',
  'error CallFailed(uint256 index, bytes reason)',
  ...KEYS_ERRORS,
])
