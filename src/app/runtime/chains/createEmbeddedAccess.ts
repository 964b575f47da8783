import { ModalError } from '../../../domain/ModalError'
import { lazy } from '../../../lib/async/lazy'
import {
  EMAIL_LOGIN_USED_KEY,
  type EmbeddedAccess,
  type EmbeddedDescriptor,
  type EmbeddedPorts,
} from '../../../ports/embedded'

/** Loads the frame's client once; a load that failed is tried again the next time it is needed. */
export function createEmbeddedAccess(
  descriptor: EmbeddedDescriptor,
  ports: EmbeddedPorts,
): EmbeddedAccess {
  return {
    siteUrl: descriptor.secureSiteUrl,
    ...lazy(
      () => descriptor.load(ports),
      cause => new ModalError('CODE_NOT_LOADED', 'embedded', { cause }),
    ),
    isLoginStored() {
      try {
        return Boolean(ports.storage?.getItem(EMAIL_LOGIN_USED_KEY))
      } catch {
        return false // a storage that throws keeps nothing
      }
    },
  }
}
