import { failure, isFailure } from '../failures'
import type { AccountContext } from './context'
import type { SignIn } from './createSignIn'
import type { Place, SignedIn, SocialSignIn } from './createSocialSignIn'
import { showDelete } from './showLeaving'
import { showExport } from './showExport'
import { showRecovery } from './showRecovery'
import { accountTexts } from './texts'

const SHOW: Readonly<Record<Place, (context: AccountContext) => Promise<void>>> = {
  export: showExport,
  recovery: showRecovery,
  delete: showDelete,
}

const wordsOf = (thrown: unknown) => (isFailure(thrown) ? thrown : failure('INTERNAL')).message

export interface Start {
  /** Shows the account of the current session, or the sign-in. */
  open(): Promise<void>
  /** Resumes where the user was before signing in again, if the account is the same. */
  goOn(signedIn: SignedIn, place: Place | null): Promise<void>
  /** Signs in with the result from a provider. */
  arrive(resultUri: string): Promise<void>
}

/** Entry of the account page. Nothing here rejects: failures are shown on the page. */
export function createStart(deps: {
  readonly context: AccountContext
  readonly signIn: SignIn
  readonly social: SocialSignIn
}): Start {
  const { context, signIn, social } = deps
  const { page, session } = context

  /**
   * A session whose key is lost in this browser is of no use on this page, so its owner signs in
   * again.
   */
  async function show(place: Place | null) {
    try {
      await (place === null ? context.showOverview() : SHOW[place](context))
    } catch (thrown) {
      await session.end().catch(() => undefined) // the server ends it later anyway
      signIn.show()
      page.say(wordsOf(thrown))
    }
  }

  async function open() {
    try {
      if ((await session.read()) === null) signIn.show()
      else await show(null)
    } catch (thrown) {
      signIn.show()
      page.say(wordsOf(thrown))
    }
  }

  async function goOn({ isOtherUser }: SignedIn, place: Place | null) {
    await show(isOtherUser ? null : place)
    if (isOtherUser) page.say(accountTexts.waysIn.otherAccount)
  }

  return {
    open,
    goOn,
    arrive: async resultUri => {
      try {
        const place = await social.takePlace()
        await goOn(await social.arrive(resultUri), place)
      } catch (thrown) {
        await open()
        page.say(wordsOf(thrown))
      }
    },
  }
}
