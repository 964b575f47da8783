import type { FeatureChunk } from '../../core/feature'
import { registerFindPurchasesFlow } from './findPurchasesFlow'
import { registerLoadActivityFlow } from './loadActivityFlow'
import { registerTrackReceiptFlow } from './trackReceiptFlow'
import { toTransactionsEvent } from './toTransactionsEvent'
import { transactionsSlice } from '../../core/transactions/transactionsSlice'

export const chunk: FeatureChunk = {
  slices: [transactionsSlice],
  flows: [registerLoadActivityFlow, registerFindPurchasesFlow, registerTrackReceiptFlow],
  events: toTransactionsEvent,
}
