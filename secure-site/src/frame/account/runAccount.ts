import { makeKeyProof } from '../../shared/keyProof'
import { isFailure } from '../failures'
import { createDeviceShares } from '../keys/createDeviceShares'
import { createKeyring } from '../keys/createKeyring'
import { say } from '../language/speak'
import { createSession } from '../login/createSession'
import { createOpenSealed } from '../recovery/createOpenSealed'
import type { PasskeyWindow } from '../recovery/createPasskeyWindow'
import { createKeptRecoveries } from '../recovery/keptRecovery'
import type { Passkeys } from '../recovery/passkey'
import { createServer } from '../server/createServer'
import { openDeviceStore } from '../storage/openDeviceStore'
import type { AccountContext } from './context'
import { createAccountServer } from './createAccountServer'
import { createPage } from './createPage'
import { createSignIn } from './createSignIn'
import { createSocialSignIn } from './createSocialSignIn'
import { createStart } from './createStart'
import { createWaysIn } from './createWaysIn'
import { PROVIDER_NAMES } from './providerNames'
import { showExport } from './showExport'
import { showDelete, showSignOut } from './showLeaving'
import { showRecovery } from './showRecovery'
import { showStepOnPage } from './showStepOnPage'
import { accountTexts } from './texts'

export interface AccountPorts {
  readonly window: Window
  readonly document: Document
  readonly fetch: typeof globalThis.fetch
  readonly crypto: Crypto
  readonly passkeys: Passkeys
  readonly openPasskeyWindow: PasskeyWindow
  /** The result from a provider; null if the user opened the page otherwise. */
  readonly resultUri: string | null
  /** Navigates this page to another address. */
  leaveFor(url: string): void
  indexedDb(): IDBFactory | undefined
  /** Serialises work across all tabs of the site. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

const signedInAt = (provider: string, name: string | null) =>
  name === null ? provider : say(accountTexts.overview.at, { provider, name })

/**
 * Runs the account page, a separate device on which the owner exports the key, sets the recovery
 * method, signs out and deletes the account.
 */
export async function runAccount(ports: AccountPorts): Promise<void> {
  const { window: view, document, crypto, passkeys } = ports
  document.title = accountTexts.title
  const page = createPage(document)
  page.showWorking(accountTexts.title, accountTexts.working)
  const store = await openDeviceStore(ports.indexedDb)
  const server = createServer(ports.fetch)
  const deviceShares = createDeviceShares(store, crypto)
  const kept = createKeptRecoveries(deviceShares)
  const keyring = createKeyring({ server, deviceShares, kept, crypto, alone: ports.alone })
  const session = await createSession({
    server,
    store,
    crypto,
    tabs: undefined,
    onEnded: () => signIn.show(),
    onRenamed: () => {
      showOverview().catch(() => signIn.show())
    },
    onAdopted: async ({ wallet }) => {
      // fetched again, or used as it is
      if (wallet) await keyring.forgetSealed(wallet.addresses.eip155).catch(() => undefined)
    },
  })
  const openSealed = createOpenSealed({
    screen: { showStep: showStepOnPage(document) },
    document,
    crypto,
    passkeys,
    openWindow: ports.openPasskeyWindow,
  })

  const user = async () => {
    const answer = await session.need()
    return { ...answer, addresses: await keyring.prepare(answer) }
  }
  const accountServer = createAccountServer(ports.fetch)
  const context: AccountContext = {
    page,
    server: accountServer,
    session,
    keyring,
    passkeys,
    crypto,
    view,
    fetch: ports.fetch,
    user,
    unlock: addresses =>
      keyring.unlock(addresses, found =>
        openSealed(found, addresses.eip155, new AbortController().signal),
      ),
    prove: async (addresses, parts) => {
      const { challenge } = await accountServer.needFresh()
      return keyring.withKeys(addresses, ({ eip155 }) => makeKeyProof(eip155, challenge, parts))
    },
    withFreshCode: async (place, next) => {
      try {
        await next()
      } catch (thrown) {
        if (!isFailure(thrown) || thrown.code !== 'CODE_NEEDED') throw thrown
        const { email, authProvider } = await session.need()
        const back = () => {
          showOverview().catch(() => signIn.show())
        }
        if (email !== null) await signIn.showFreshCode(email, next, back)
        else if (authProvider !== 'email') waysIn.showAgain(authProvider, place, back)
        else signIn.show() // unreachable: an email session always has an email
      }
    },
    showOverview,
  }

  /** Lazily loaded: only users who open it need the chunk. */
  async function openGrants(): Promise<void> {
    const { showGrants } = await import('./showGrants')
    await showGrants(context, server)
  }

  async function showOverview(): Promise<void> {
    const { email, authProvider, userName, wallet, addresses } = await user()
    const { overview } = accountTexts
    const owner: readonly [string, string] =
      email !== null || authProvider === 'email'
        ? [overview.email, email ?? '']
        : [overview.signedInWith, signedInAt(PROVIDER_NAMES[authProvider], userName)]
    const go = (label: string, show: (context: AccountContext) => Promise<void>) => ({
      label,
      look: 'quiet' as const,
      onPress: () => show(context),
    })
    page.show({
      title: accountTexts.title,
      content: [
        page.rows([
          owner,
          [overview.evm, addresses.eip155, 'address'],
          [overview.solana, addresses.solana, 'address'],
          [overview.recovery, overview.methods[wallet?.recovery ?? 'server']],
        ]),
      ],
      buttons: [
        go(overview.export, showExport),
        go(overview.setRecovery, showRecovery),
        go(overview.grants, openGrants),
        go(overview.signOut, showSignOut),
        go(overview.delete, showDelete),
      ],
    })
  }

  const social = createSocialSignIn({
    server,
    session,
    store,
    origin: view.location.origin,
    leaveFor: ports.leaveFor,
  })
  // If the server doesn't respond, email sign-in still works.
  const ways = await social.ways().catch(() => [])
  const waysIn = createWaysIn({
    page,
    social,
    ways,
    onSignedIn: (signedIn, place) => start.goOn(signedIn, place),
  })
  const signIn = createSignIn(
    { page, server, session, waysIn, origin: view.location.origin },
    showOverview,
  )
  const start = createStart({ context, signIn, social })

  // A page restored from the back/forward cache would still show the redirect's busy state.
  view.addEventListener('pageshow', event => {
    if (event.persisted) start.open().catch(() => undefined) // never rejects
  })
  await (ports.resultUri === null ? start.open() : start.arrive(ports.resultUri))
}
