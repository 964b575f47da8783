// @ts-check
import { createRequire } from 'node:module'

/**
 * The SVM's native module without its wrapper library, which takes a quarter of a second to load.
 */
const svm = createRequire(import.meta.url)('litesvm/dist/internal.js')

/** The SVM's own list: its error number is the index. */
const TRANSACTION_ERRORS = [
  'AccountInUse',
  'AccountLoadedTwice',
  'AccountNotFound',
  'ProgramAccountNotFound',
  'InsufficientFundsForFee',
  'InvalidAccountForFee',
  'AlreadyProcessed',
  'BlockhashNotFound',
  'CallChainTooDeep',
  'MissingSignatureForFee',
  'InvalidAccountIndex',
  'SignatureFailure',
  'InvalidProgramForExecution',
  'SanitizeFailure',
  'ClusterMaintenance',
  'AccountBorrowOutstanding',
  'WouldExceedMaxBlockCostLimit',
  'UnsupportedVersion',
  'InvalidWritableAccount',
  'WouldExceedMaxAccountCostLimit',
  'WouldExceedAccountDataBlockLimit',
  'TooManyAccountLocks',
  'AddressLookupTableNotFound',
  'InvalidAddressLookupTableOwner',
  'InvalidAddressLookupTableData',
  'InvalidAddressLookupTableIndex',
  'InvalidRentPayingAccount',
  'WouldExceedMaxVoteCostLimit',
  'WouldExceedAccountDataTotalLimit',
  'MaxLoadedAccountsDataSizeExceeded',
  'ResanitizationNeeded',
  'InvalidLoadedAccountsDataSizeLimit',
  'UnbalancedTransaction',
  'ProgramCacheHitMaxLimit',
  'CommitCancelled',
]
const INSTRUCTION_ERRORS = [
  'GenericError',
  'InvalidArgument',
  'InvalidInstructionData',
  'InvalidAccountData',
  'AccountDataTooSmall',
  'InsufficientFunds',
  'IncorrectProgramId',
  'MissingRequiredSignature',
  'AccountAlreadyInitialized',
  'UninitializedAccount',
  'UnbalancedInstruction',
  'ModifiedProgramId',
  'ExternalAccountLamportSpend',
  'ExternalAccountDataModified',
  'ReadonlyLamportChange',
  'ReadonlyDataModified',
  'DuplicateAccountIndex',
  'ExecutableModified',
  'RentEpochModified',
  'NotEnoughAccountKeys',
  'AccountDataSizeChanged',
  'AccountNotExecutable',
  'AccountBorrowFailed',
  'AccountBorrowOutstanding',
  'DuplicateAccountOutOfSync',
  'InvalidError',
  'ExecutableDataModified',
  'ExecutableLamportChange',
  'ExecutableAccountNotRentExempt',
  'UnsupportedProgramId',
  'CallDepth',
  'MissingAccount',
  'ReentrancyNotAllowed',
  'MaxSeedLengthExceeded',
  'InvalidSeeds',
  'InvalidRealloc',
  'ComputationalBudgetExceeded',
  'PrivilegeEscalation',
  'ProgramEnvironmentSetupFailure',
  'ProgramFailedToComplete',
  'ProgramFailedToCompile',
  'Immutable',
  'IncorrectAuthority',
  'AccountNotRentExempt',
  'InvalidAccountOwner',
  'ArithmeticOverflow',
  'UnsupportedSysvar',
  'IllegalOwner',
  'MaxAccountsDataAllocationsExceeded',
  'MaxAccountsExceeded',
  'MaxInstructionTraceLengthExceeded',
  'BuiltinProgramsMustConsumeComputeUnits',
  'BorshIoError',
]

/** @typedef {string | Record<string, unknown>} SolanaError as nodes tell it */

/**
 * Describes a transaction failure in the nodes' format.
 *
 * @param {any} error
 * @returns {SolanaError}
 */
export function describeError(error) {
  if (typeof error === 'number') return TRANSACTION_ERRORS[error] ?? `TransactionError(${error})`
  if (error instanceof svm.TransactionErrorInstructionError) {
    return { InstructionError: [error.index, describeInstructionError(error.err())] }
  }
  if (error instanceof svm.TransactionErrorInsufficientFundsForRent) {
    return { InsufficientFundsForRent: { account_index: error.accountIndex } }
  }
  if (error instanceof svm.TransactionErrorDuplicateInstruction) {
    return { DuplicateInstruction: error.index }
  }
  return { ProgramExecutionTemporarilyRestricted: { account_index: error.accountIndex } }
}

/** @param {any} error */
function describeInstructionError(error) {
  if (typeof error === 'number') return INSTRUCTION_ERRORS[error] ?? 'GenericError'
  return 'code' in error ? { Custom: error.code } : { BorshIoError: String(error.msg) }
}

/** The nodes' wording where it differs from the error's name. */
const WORDS = /** @type {Record<string, string>} */ ({
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  SignatureFailure: 'Transaction did not pass signature verification',
})

/**
 * Returns the nodes' message for an error.
 *
 * @param {SolanaError} error
 */
export function wordsOf(error) {
  if (typeof error === 'string') return WORDS[error] ?? error
  const { InstructionError: instruction, InsufficientFundsForRent: rent } =
    /** @type {{ InstructionError?: [number, any],
     *   InsufficientFundsForRent?: { account_index: number } }} */ (error)
  if (rent) {
    return `Transaction results in an account (${rent.account_index}) with insufficient funds for rent`
  }
  if (!instruction) return JSON.stringify(error)
  const [index, why] = instruction
  const said =
    typeof why === 'object' && 'Custom' in why
      ? `custom program error: 0x${Number(why.Custom).toString(16)}`
      : String(why)
  return `Error processing Instruction ${index}: ${said}`
}
