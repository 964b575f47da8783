import { PARTS_OF_DELETION } from '../../shared/recovery'
import type { AccountContext } from './context'
import type { PageButton } from './createPage'
import { accountTexts } from './texts'

/** Clears what is left of the session in this browser; the server has already ended it. */
const forget = ({ session }: AccountContext) => session.end().catch(() => undefined)

export async function showSignOut(context: AccountContext): Promise<void> {
  const { page, server, showOverview } = context
  const words = accountTexts.signOut
  page.show({
    title: words.title,
    content: [page.paragraph(words.lead)],
    buttons: [
      {
        label: words.confirm,
        onPress: async () => {
          await server.signOut()
          await forget(context)
          page.show({
            title: words.doneTitle,
            content: [page.paragraph(words.done)],
            buttons: [],
          })
        },
      },
      { label: accountTexts.back, look: 'quiet', onPress: showOverview },
    ],
  })
}

/** What the owner types, in every language: the texts contain it verbatim. */
const CONFIRMATION = 'DELETE'

export async function showDelete(context: AccountContext): Promise<void> {
  const { page, server, showOverview } = context
  const words = accountTexts.delete
  const typed = page.field('confirmation', words.label, {
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'characters',
    maxlength: '20',
  })
  const remove = async () => {
    await server.needFresh()
    const { addresses } = await context.user()
    await context.unlock(addresses)
    const proof = await context.prove(addresses, PARTS_OF_DELETION)
    await server.delete({ confirmation: CONFIRMATION, proof })
    await forget(context)
    page.show({ title: words.doneTitle, content: [page.paragraph(words.done)], buttons: [] })
  }
  const confirm: PageButton = {
    label: words.confirm,
    look: 'danger',
    onPress: () => {
      if (typed.value.trim() !== CONFIRMATION) return page.say(words.mistyped)
      return context.withFreshCode('delete', remove)
    },
  }
  page.show({
    title: words.title,
    content: [page.warning(words.warning), page.paragraph(words.lead), page.labelled(typed)],
    buttons: [confirm, { label: accountTexts.back, look: 'quiet', onPress: showOverview }],
  })
}
