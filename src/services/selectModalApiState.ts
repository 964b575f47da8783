import { modalApi, type ModalApiState } from './modalApi'

/** The service cache in a state; null until the code that fills it has been loaded. */
export function selectModalApiState(state: object): ModalApiState | null {
  return modalApi.reducerPath in state ? (state as ModalApiState) : null
}
