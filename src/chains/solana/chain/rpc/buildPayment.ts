import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type IInstruction,
} from '@solana/web3.js'
import type { ResolvedTransfer } from '../../../../domain/payment/resolveIntent'
import { PROGRAMS } from '../../programs'
import type { PaymentPlan, TokenRoute } from '../planPayment'

/** A payment for the wallet to sign. */
export interface BuiltPayment {
  /** The transaction with space for its single signature. */
  readonly bytes: Uint8Array
  /** The signed part. */
  readonly message: Uint8Array
}

/** Compute units of a coin payment, and their price in millionths of a lamport (protocol §8.4). */
const COIN_BUDGET = { limit: 500, price: 20_000_000n }
/** The same 10,000 lamports for a token, which needs more units, above all to open an account. */
const TOKEN_BUDGET = { limit: 200_000, price: 50_000n }

const SET_LIMIT = 2
const SET_PRICE = 3
const TRANSFER = 2
const TRANSFER_CHECKED = 12
const OPEN_IF_MISSING = 1

/** Builds a payment as a legacy transaction, which every wallet can sign. */
export function buildPayment(transfer: ResolvedTransfer, plan: PaymentPlan): BuiltPayment {
  const { route, lastValidBlockHeight } = plan
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    empty => setTransactionMessageFeePayer(address(transfer.from), empty),
    paid =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash(plan.blockhash), lastValidBlockHeight },
        paid,
      ),
    timed =>
      appendTransactionMessageInstructions(
        route
          ? [...createBudgetInstructions(TOKEN_BUDGET), ...tokenInstructions(transfer, route)]
          : [...createBudgetInstructions(COIN_BUDGET), coinInstruction(transfer)],
        timed,
      ),
  )
  const transaction = compileTransaction(message)
  return {
    bytes: new Uint8Array(getTransactionEncoder().encode(transaction)),
    message: new Uint8Array(transaction.messageBytes),
  }
}

/** @param write writes numbers into that many bytes */
function data(length: number, write: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length)
  write(new DataView(bytes.buffer))
  return bytes
}

const createBudgetInstructions = ({ limit, price }: typeof COIN_BUDGET): IInstruction[] => [
  {
    programAddress: address(PROGRAMS.computeBudget),
    data: data(5, view => {
      view.setUint8(0, SET_LIMIT)
      view.setUint32(1, limit, true)
    }),
  },
  {
    programAddress: address(PROGRAMS.computeBudget),
    data: data(9, view => {
      view.setUint8(0, SET_PRICE)
      view.setBigUint64(1, price, true)
    }),
  },
]

const coinInstruction = ({ from, to, baseUnits }: ResolvedTransfer): IInstruction => ({
  programAddress: address(PROGRAMS.system),
  accounts: [
    { address: address(from), role: AccountRole.WRITABLE_SIGNER },
    { address: address(to), role: AccountRole.WRITABLE },
  ],
  data: data(12, view => {
    view.setUint32(0, TRANSFER, true)
    view.setBigUint64(4, baseUnits, true)
  }),
})

function tokenInstructions(
  { from, to, tokenAddress = '', baseUnits }: ResolvedTransfer,
  { rules: { program, decimals }, source, destination, opensAccount }: TokenRoute,
): IInstruction[] {
  const mint = { address: address(tokenAddress), role: AccountRole.READONLY }
  const kept = { address: address(destination), role: AccountRole.WRITABLE }
  const open: IInstruction = {
    programAddress: address(PROGRAMS.associatedToken),
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE_SIGNER },
      kept,
      { address: address(to), role: AccountRole.READONLY },
      mint,
      { address: address(PROGRAMS.system), role: AccountRole.READONLY },
      { address: address(program), role: AccountRole.READONLY },
    ],
    data: Uint8Array.of(OPEN_IF_MISSING),
  }
  const move: IInstruction = {
    programAddress: address(program),
    accounts: [
      { address: address(source), role: AccountRole.WRITABLE },
      mint,
      kept,
      { address: address(from), role: AccountRole.READONLY_SIGNER },
    ],
    data: data(10, view => {
      view.setUint8(0, TRANSFER_CHECKED)
      view.setBigUint64(1, baseUnits, true)
      view.setUint8(9, decimals)
    }),
  }
  return opensAccount ? [open, move] : [move]
}
