import { parseAbi } from 'viem'

const STRUCTS = [
  'struct Call { address to; uint256 value; bytes data; }',
  'struct Batch { Call[] calls; uint256 nonce; uint256 deadline; uint256 maxFee; address feeRecipient; uint256 minGas; }',
] as const

/** ABI of `contracts/EmbeddedAccount.sol`. */
export const ACCOUNT_ABI = parseAbi([
  ...STRUCTS,
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

/** ABI of `contracts/EmbeddedAccountFactory.sol`, with the account errors that it bubbles up. */
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

/** Each owner has one account; the contracts support more. */
export const SALT = 0n
