import { useCallback, useMemo, useRef, useState } from 'react'
import type { ErrorState } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { createControls } from '../createControls'
import { useRuntime, type StoreProps } from './useRuntime'

export interface HostUpdateEmail {
  /**
   * Opens the modal for the visitor to change the email address of their login, and resolves with
   * the new one.
   *
   * @throws {ModalError} `MODAL_CLOSED`, "Modal closed", if the visitor closed it first;
   * `NOT_CONNECTED` if no email login is connected; `CODE_NOT_LOADED`. Ignoring the promise causes
   * no unhandled rejection.
   */
  readonly updateEmail: () => Promise<string>
  /** The address that this component's last `updateEmail` resolved with. */
  readonly data: string | null
  readonly error: ErrorState | null
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
}

type Progress = Omit<HostUpdateEmail, 'updateEmail'>

const IDLE: Progress = {
  data: null,
  error: null,
  isPending: false,
  isSuccess: false,
  isError: false,
}

/**
 * Changes the email of the visitor's login, and returns the status.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useUpdateEmail(where: StoreProps = {}): HostUpdateEmail {
  const { runtime } = useRuntime(where)
  const [told, setTold] = useState({ runtime, progress: IDLE })
  const latest = useRef(0)
  // The progress belongs to one store; after a change of store it is idle.
  const progress = told.runtime === runtime ? told.progress : IDLE
  const updateEmail = useCallback(() => {
    latest.current += 1
    const mine = latest.current
    const setProgress = (next: Progress) => {
      if (mine === latest.current) setTold({ runtime, progress: next })
    }
    const run = async () => {
      const outcome = await createControls(runtime).updateEmail()
      if (outcome.status === 'done') {
        setProgress({ ...IDLE, data: outcome.value, isSuccess: true })
        return outcome.value
      }
      const error: ErrorState =
        outcome.status === 'failed'
          ? outcome.error
          : { code: 'MODAL_CLOSED', detail: 'Modal closed' }
      setProgress({ ...IDLE, error, isError: true })
      throw new ModalError(error.code, error.detail)
    }
    setProgress({ ...IDLE, isPending: true })
    const asked = run()
    // Prevents an unhandled rejection in pages that only read the status.
    asked.catch(() => undefined)
    return asked
  }, [runtime])
  return useMemo(() => ({ updateEmail, ...progress }), [updateEmail, progress])
}
