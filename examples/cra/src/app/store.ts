import { configureStore, ThunkAction, Action } from '@reduxjs/toolkit';
import counterReducer from '../features/counter/counterSlice';
import { walletModal } from './walletModal';

export const store = configureStore({
  reducer: {
    counter: counterReducer,
  },
  enhancers: (getDefault) => getDefault().prepend(walletModal.enhancer),
});

export type AppDispatch = typeof store.dispatch;
export type RootState = ReturnType<typeof store.getState>;
export type AppThunk<ReturnType = void> = ThunkAction<
  ReturnType,
  RootState,
  unknown,
  Action<string>
>;
