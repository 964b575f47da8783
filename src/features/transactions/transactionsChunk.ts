import { eventTellers } from '../../store/eventTellers'
import type { FeatureChunk } from '../feature'
import { registerFindPurchasesFlow } from './findPurchasesFlow'
import { registerLoadActivityFlow } from './loadActivityFlow'
import { registerTrackReceiptFlow } from './trackReceiptFlow'
import { transactionsEventOf } from './transactionsEventOf'
import { transactionsSlice } from './transactionsSlice'

eventTellers.push(transactionsEventOf)

export const transactions: FeatureChunk = {
  slices: [transactionsSlice],
  flows: [registerLoadActivityFlow, registerFindPurchasesFlow, registerTrackReceiptFlow],
}
