import { ModalError } from '../../../domain/ModalError'
import { createLazy } from '../../../lib/async/createLazy'
import {
  EMAIL_LOGIN_USED_KEY,
  type EmbeddedAccess,
  type EmbeddedDescriptor,
  type EmbeddedPorts,
} from '../../../ports/embedded'

/** Loads the embedded wallet's client once; a failed load is retried on the next call. */
export function createEmbeddedAccess(
  descriptor: EmbeddedDescriptor,
  ports: EmbeddedPorts,
): EmbeddedAccess {
  return {
    siteUrl: descriptor.secureSiteUrl,
    ...createLazy(
      () => descriptor.load(ports),
      cause => new ModalError('CODE_NOT_LOADED', 'embedded', { cause }),
    ),
    isLoginStored() {
      try {
        return Boolean(ports.storage?.getItem(EMAIL_LOGIN_USED_KEY))
      } catch {
        return false // a storage that throws holds no login
      }
    },
  }
}
