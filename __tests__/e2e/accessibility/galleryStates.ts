import type { Locator } from '@playwright/test'
import { createCatalogue, type Shown } from '../../../examples/vite/src/gallery/createCatalogue'
import { errorStates } from '../../support/states/errorStates'
import { states } from '../../support/states/states'
import { layoutProblems } from './layoutProblems'

const { views, errors } = createCatalogue({ state: states, error: errorStates })

/** The view of each group of states. */
export const VIEWS_SHOWN: readonly string[] = views.map(({ title }) => title)
export const EVERYTHING: readonly Shown[] = [...views, ...errors].flatMap(({ shown }) => shown)
/** One state of each view, and one failure in each place that reports failures. */
export const ONE_OF_EACH = [...views, ...errors].flatMap(({ shown }) => shown.slice(0, 1))

export const queryOf = ({ kind, name }: Shown, looks = '') =>
  `${kind}=${name}${looks && `&${looks}`}`

/** Lists what the card cuts off. A field is left out: it scrolls what was typed into it. */
export const notFitting = async (card: Locator) =>
  (await layoutProblems(card)).filter(problem => !problem.startsWith('input '))

type Look = (card: Locator) => Promise<readonly string[]>

/** Shows each state and returns the problems that `look` finds, by the name of the state. */
export async function lookAt(
  shown: readonly Shown[],
  show: (each: Shown) => Promise<Locator>,
  look: Look,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  for (const each of shown) {
    const card = await show(each)
    const problems = await look(card)
    if (problems.length > 0) found[each.name] = problems
  }
  return found
}
