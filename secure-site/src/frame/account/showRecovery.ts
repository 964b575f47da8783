import { makeKeyProof } from '../../shared/keyProof'
import { partsOfMethod, partsOfRemoval } from '../../shared/recovery'
import type { RecoverySeal } from '../../shared/recovery'
import { failure } from '../failures'
import { encodeShare, splitEntropy, wipeShares } from '../keys/shares'
import { isPasskeyError } from '../recovery/passkey'
import { isPasswordStrong, makePasswordSeal, stretchPassword } from '../recovery/password'
import { openShare, sealShare } from '../recovery/sealShare'
import type { AccountContext } from './context'
import type { PageButton } from './createPage'
import { accountTexts } from './texts'

function showDone(
  { page, showOverview }: AccountContext,
  method: keyof typeof accountTexts.recovery.done,
) {
  page.show({
    title: accountTexts.recovery.doneTitle,
    content: [page.paragraph(accountTexts.recovery.done[method])],
    buttons: [{ label: accountTexts.next, onPress: showOverview }],
  })
}

/**
 * Splits the key again for this method alone, seals the recovery share with the secret and stores
 * both on the server. The third share is discarded: devices have their own splits.
 */
async function setMethod(context: AccountContext, seal: RecoverySeal, secret: Uint8Array) {
  const { server, keyring, crypto } = context
  const { addresses } = await context.user()
  await context.unlock(addresses)
  try {
    await keyring.withEntropy(addresses, async entropy => {
      const shares = await splitEntropy(entropy)
      try {
        const recoveryShare = await sealShare(secret, shares.recovery, addresses.eip155, crypto)
        // A share that can't be opened again would lose the account.
        const opened = await openShare(secret, recoveryShare, addresses.eip155, crypto)
        if (!opened || encodeShare(opened) !== encodeShare(shares.recovery))
          throw failure('INTERNAL')
        opened.fill(0)
        const split = { loginShare: encodeShare(shares.login), recoveryShare, seal }
        const proof = await context.prove(addresses, partsOfMethod(split))
        await server.setRecovery({ ...split, proof })
      } finally {
        wipeShares(shares)
      }
    })
  } finally {
    secret.fill(0)
  }
  showDone(context, seal.method)
}

async function usePasskey(context: AccountContext) {
  const { page, server, passkeys } = context
  await server.needFresh()
  const { email, addresses } = await context.user()
  await context.unlock(addresses)
  page.showWorking(accountTexts.recovery.title, accountTexts.recovery.passkeyWaiting)
  const made = await passkeys.make(email ?? addresses.eip155).catch((thrown: unknown) => {
    if (!isPasskeyError(thrown)) throw thrown
    return thrown
  })
  if (isPasskeyError(made)) {
    await showRecovery(context)
    page.say(
      accountTexts.recovery.passkeyTroubles[
        made.trouble === 'unsupported' ? 'unsupported' : 'notUsed'
      ],
    )
    return
  }
  await setMethod(context, made.seal, made.secret)
}

async function choosePassword(context: AccountContext) {
  const { page, server, crypto } = context
  await server.needFresh()
  const { email, addresses } = await context.user()
  await context.unlock(addresses)
  const attributes = { type: 'password', autocomplete: 'new-password', maxlength: '256' }
  const password = page.field('new-password', accountTexts.recovery.passwordLabel, attributes)
  const repeated = page.field('repeated-password', accountTexts.recovery.repeatLabel, attributes)
  const save: PageButton = {
    label: accountTexts.recovery.save,
    onPress: async () => {
      const typed = password.value
      if (!isPasswordStrong(typed, email)) return page.say(accountTexts.recovery.weak)
      if (typed !== repeated.value) return page.say(accountTexts.recovery.different)
      page.showWorking(accountTexts.recovery.title, accountTexts.recovery.passwordWorking)
      const seal = makePasswordSeal(crypto)
      await setMethod(context, seal, await stretchPassword(typed, seal))
      password.value = ''
      repeated.value = ''
    },
  }
  page.show({
    title: accountTexts.recovery.passwordTitle,
    content: [
      page.paragraph(accountTexts.recovery.passwordLead),
      page.labelled(password),
      page.labelled(repeated),
    ],
    buttons: [
      save,
      { label: accountTexts.back, look: 'quiet', onPress: () => showRecovery(context) },
    ],
    onEnter: save,
  })
}

async function remove(context: AccountContext) {
  const { server, keyring } = context
  // Requested before this browser's own share is replaced.
  const { challenge } = await server.needFresh()
  const { addresses } = await context.user()
  await context.unlock(addresses)
  // Uses the old split: this browser's new share doesn't combine with it.
  const key = await keyring.withKeys(addresses, keys => Uint8Array.from(keys.eip155))
  try {
    await keyring.splitAnew(addresses, async split => {
      const proof = makeKeyProof(key, challenge, partsOfRemoval(split))
      await server.removeRecovery({ ...split, proof })
    })
  } finally {
    key.fill(0)
  }
  showDone(context, 'server')
}

/** Shows the recovery methods to choose from. */
export async function showRecovery(context: AccountContext): Promise<void> {
  const { page, showOverview } = context
  const { wallet } = await context.user()
  const fresh = (next: (context: AccountContext) => Promise<void>) => () =>
    context.withFreshCode('recovery', () => next(context))
  page.show({
    title: accountTexts.recovery.title,
    content: [
      page.paragraph(accountTexts.recovery.lead),
      page.warning(accountTexts.recovery.warning),
    ],
    buttons: [
      { label: accountTexts.recovery.passkey, onPress: fresh(usePasskey) },
      { label: accountTexts.recovery.password, look: 'quiet', onPress: fresh(choosePassword) },
      ...(wallet === null || wallet.recovery === 'server'
        ? []
        : [
            { label: accountTexts.recovery.remove, look: 'quiet' as const, onPress: fresh(remove) },
          ]),
      { label: accountTexts.back, look: 'quiet', onPress: showOverview },
    ],
  })
}
