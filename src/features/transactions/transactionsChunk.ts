import type { FeatureChunk } from '../feature'
import { registerFindPurchasesFlow } from './findPurchasesFlow'
import { registerLoadActivityFlow } from './loadActivityFlow'
import { registerTrackReceiptFlow } from './trackReceiptFlow'
import { transactionsSlice } from './transactionsSlice'

export const transactions: FeatureChunk = {
  slices: [transactionsSlice],
  flows: [registerLoadActivityFlow, registerFindPurchasesFlow, registerTrackReceiptFlow],
}
