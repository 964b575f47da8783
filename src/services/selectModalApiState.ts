import { modalApi, type ModalApiState } from './modalApi'

/** Returns the service cache; null until its chunk is loaded. */
export function selectModalApiState(state: object): ModalApiState | null {
  return modalApi.reducerPath in state ? (state as ModalApiState) : null
}
