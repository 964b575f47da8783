import type { WindowProvider } from '../../../domain/socials'
import { ModalError } from '../../../domain/ModalError'
import { safeLinkUrl } from '../../../lib/links/safeUrl'
import { isEmail } from '../../../lib/text/emailFormat'
import type { OpenedWindow } from '../../../ports/browser'
import type { EmbeddedClient, EmbeddedPorts } from '../../../ports/embedded'
import type { Frame } from '../frame/Frame'
import { awaitPopup } from './awaitPopup'
import type { LoginRecord } from './createLoginRecord'
import { readResultUri } from './readResultUri'
import { takeResultUri } from './takeResultUri'

/** How long the address of a provider may take to come (product §9). */
const URI_LIMIT_MS = 45_000
/** A relay keeps a Farcaster channel open for about this long. */
const FARCASTER_LIMIT_MS = 600_000
/** Between leaving Farcaster and the frame starting anew (product §2). */
const RESTART_DELAY_MS = 100
/** A frame that does not answer is not waited for any longer. */
const RESTART_LIMIT_MS = 3_000

export interface SocialLoginParts {
  readonly ports: Pick<EmbeddedPorts, 'delay'> & { readonly window: Window }
  readonly frame: Pick<Frame, 'ask' | 'element'>
  readonly record: LoginRecord
  /** Of the site. */
  readonly origin: string
  /** What every login begins with. */
  begin(signal: AbortSignal): Promise<void>
  /** What `CONNECT_SOCIAL` is told of the accounts that are wanted. */
  wish(wanted: Parameters<EmbeddedClient['connect']>[0]): {
    readonly chainId?: string | number
    readonly preferredAccountType?: string
  }
  /** Who the login is from here; null where the provider gave no email. */
  emailKnown(email: string | null): void
  connect: EmbeddedClient['connect']
  /** Tells the frame who the page is. */
  introduce(): void
}

export type SocialLogin = Pick<
  EmbeddedClient,
  | 'socialUri'
  | 'socialResult'
  | 'takeReturn'
  | 'connectSocial'
  | 'farcasterUri'
  | 'awaitFarcaster'
  | 'restart'
  | 'authProvider'
> & {
  /** The end of a restart under way; what is asked of the frame waits for it. */
  restarted(): Promise<void> | null
}

function checkedUrl(url: string, whose: string): string {
  const safe = safeLinkUrl(url)
  if (safe === null) throw new ModalError('SOCIAL_LOGIN_FAILED', `${whose} is no web address`)
  return safe
}

/** Signing in with an account elsewhere, through a provider's window or the Farcaster app (protocol §5.5). */
export function createSocialLogin(parts: SocialLoginParts): SocialLogin {
  const { ports, frame, record, origin } = parts
  const forever = new AbortController().signal
  let restarting: Promise<void> | null = null

  async function socialUri(provider: WindowProvider, signal: AbortSignal): Promise<string> {
    await parts.begin(signal)
    try {
      const { uri } = await frame.ask('GET_SOCIAL_REDIRECT_URI', { provider }, signal, {
        limitMs: URI_LIMIT_MS,
        isRepeatable: true,
      })
      return checkedUrl(uri, provider)
    } catch (thrown) {
      const isLate = thrown instanceof ModalError && thrown.code === 'FRAME_REQUEST_TIMEOUT'
      if (isLate) throw new ModalError('SOCIAL_LOGIN_FAILED', 'Social login timed out.')
      throw thrown
    }
  }

  async function socialResult(provider: WindowProvider, popup: OpenedWindow, signal: AbortSignal) {
    const over = new AbortController()
    const giveUp = () => over.abort(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
    try {
      const posted = awaitPopup({ ports, origin }, popup, over.signal)
      const led = socialUri(provider, over.signal).then(uri => {
        if (!popup.closed) popup.location.replace(uri)
        return posted
      })
      return await Promise.race([posted, led])
    } finally {
      signal.removeEventListener('abort', giveUp)
      over.abort()
    }
  }

  return {
    socialUri,
    socialResult,
    takeReturn() {
      const provider = record.takePending()
      const resultUri = takeResultUri(ports.window)
      // A result that this page did not leave for could be another person's login.
      if (resultUri === null || provider === null || provider === 'farcaster') return null
      return { provider, resultUri }
    },
    async connectSocial(provider, resultUri, wanted, signal) {
      await parts.begin(signal)
      const asked = { uri: readResultUri(resultUri), ...parts.wish(wanted) }
      const { email, userName } = await frame.ask('CONNECT_SOCIAL', asked, signal)
      parts.emailKnown(email && isEmail(email) ? email : null)
      record.socialLoggedIn(provider, userName ?? null)
      return parts.connect(wanted, signal)
    },
    async farcasterUri(signal) {
      await parts.begin(signal)
      const { url } = await frame.ask('GET_FARCASTER_URI', undefined, signal, {
        limitMs: URI_LIMIT_MS,
      })
      return checkedUrl(url, 'farcaster')
    },
    async awaitFarcaster(signal) {
      await parts.begin(signal)
      const { userName } = await frame.ask('CONNECT_FARCASTER', undefined, signal, {
        limitMs: FARCASTER_LIMIT_MS,
      })
      parts.emailKnown(null)
      record.socialLoggedIn('farcaster', userName)
    },
    restart() {
      restarting ??= (async () => {
        await ports.delay(RESTART_DELAY_MS, forever)
        if (!frame.element()) return // the next one is told everything anyway
        const asked = frame.ask('RELOAD', undefined, forever, { limitMs: RESTART_LIMIT_MS })
        await asked.catch(() => undefined) // a frame that cannot is told who the page is all the same
        if (frame.element()) parts.introduce()
      })().finally(() => {
        restarting = null
      })
    },
    restarted: () => restarting,
    authProvider: () => record.social() ?? 'email',
  }
}
