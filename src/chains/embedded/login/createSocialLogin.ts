import type { WindowProvider } from '../../../domain/socials'
import { ModalError } from '../../../domain/ModalError'
import { toSafeLinkUrl } from '../../../lib/links/safeUrl'
import { isEmail } from '../../../lib/text/emailFormat'
import type { OpenedWindow } from '../../../ports/browser'
import type { EmbeddedClient, EmbeddedPorts } from '../../../ports/embedded'
import type { Frame } from '../frame/Frame'
import { waitForPopup } from './waitForPopup'
import type { LoginRecord } from './createLoginRecord'
import { readResultUri } from './readResultUri'
import { takeResultUri } from './takeResultUri'

/** Timeout for a provider's redirect URL (product §9). */
const URI_LIMIT_MS = 45_000
/** A Farcaster relay keeps a channel open for about this long. */
const FARCASTER_LIMIT_MS = 600_000
/** Delay between leaving Farcaster and reloading the frame (product §2). */
const RESTART_DELAY_MS = 100
/** Timeout for a frame that does not answer the reload. */
const RESTART_LIMIT_MS = 3_000

export interface SocialLoginParts {
  readonly ports: Pick<EmbeddedPorts, 'delay'> & { readonly window: Window }
  readonly frame: Pick<Frame, 'ask' | 'element'>
  readonly record: LoginRecord
  /** The site's origin. */
  readonly origin: string
  /** Runs before every login. */
  begin(signal: AbortSignal): Promise<void>
  /** Returns the wanted account options for `CONNECT_SOCIAL`. */
  wish(wanted: Parameters<EmbeddedClient['connect']>[0]): {
    readonly chainId?: string | number
    readonly preferredAccountType?: string
  }
  /** Sets the login's email; null if the provider gave none. */
  emailKnown(email: string | null): void
  connect: EmbeddedClient['connect']
  /** Sends the page's data to the frame. */
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
  /** Returns a running restart, which requests to the frame wait for. */
  restarted(): Promise<void> | null
}

function checkedUrl(url: string, whose: string): string {
  const safe = toSafeLinkUrl(url)
  if (safe === null) throw new ModalError('SOCIAL_LOGIN_FAILED', `${whose} is no web address`)
  return safe
}

/** Creates social logins, by a provider's popup or the Farcaster app (protocol §5.5). */
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
      const posted = waitForPopup({ ports, origin }, popup, over.signal)
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
      // Without a login started by this page, the result could be another person's.
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
        if (!frame.element()) return // a new frame gets the page's data anyway
        const asked = frame.ask('RELOAD', undefined, forever, { limitMs: RESTART_LIMIT_MS })
        // without reload support, the page's data is sent nevertheless
        await asked.catch(() => undefined)
        if (frame.element()) parts.introduce()
      })().finally(() => {
        restarting = null
      })
    },
    restarted: () => restarting,
    authProvider: () => record.social() ?? 'email',
  }
}
