import { sendSlice } from '../features/send/sendSlice'
import { transactionsSlice } from '../features/transactions/transactionsSlice'
import { modalApi } from '../services/modalApi'
import { arrivedSlices } from './arrivedSlices'
import { rootReducer } from './rootReducer'

/** Brings what an account needs: its payments and the service cache. */
export function injectAccountSlices(): void {
  rootReducer.inject(sendSlice)
  rootReducer.inject(transactionsSlice)
  rootReducer.inject({ reducerPath: modalApi.reducerPath, reducer: modalApi.reducer } as never)
  arrivedSlices.add('account')
}
