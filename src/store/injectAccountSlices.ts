import { transactionsSlice } from '../features/transactions/transactionsSlice'
import { modalApi } from '../services/modalApi'
import { arrivedSlices } from './arrivedSlices'
import { rootReducer } from './rootReducer'

/** Brings what an account needs: its history and the service cache. */
export function injectAccountSlices(): void {
  rootReducer.inject(transactionsSlice)
  rootReducer.inject({ reducerPath: modalApi.reducerPath, reducer: modalApi.reducer } as never)
  arrivedSlices.add('account')
}
