/** One gallery entry: a named state of a view, or a failure as the modal shows it. */
export interface Shown {
  readonly kind: 'error' | 'state'
  readonly name: string
}

/** What a group's links have in common: the view, or where failures are shown. */
interface Group {
  readonly title: string
  readonly shown: readonly Shown[]
}

/** The part of a state that determines what it shows. */
interface StateOfModal {
  readonly router: { readonly history: readonly { readonly name: string }[] }
  readonly notifications: {
    readonly toasts: readonly unknown[]
    readonly alerts: readonly unknown[]
  }
}

type Table<S> = Readonly<Record<string, () => S>>

export interface Catalogue<S> {
  /** All views with their states. */
  readonly views: readonly Group[]
  /** All failures, by where they are shown. */
  readonly errors: readonly Group[]
  has(shown: Shown): boolean
  /** @throws {Error} for an unknown entry */
  stateOf(shown: Shown): S
}

const viewOf = ({ router }: StateOfModal) => router.history.at(-1)?.name ?? ''

function placeOf(state: StateOfModal): string {
  if (state.notifications.toasts.length > 0) return 'In a short message'
  return state.notifications.alerts.length > 0 ? 'In the bar for developers' : viewOf(state)
}

function grouped<S>(
  kind: Shown['kind'],
  table: Table<S>,
  titleOf: (state: S) => string,
): readonly Group[] {
  const groups = new Map<string, Shown[]>()
  for (const [name, stateOf] of Object.entries(table)) {
    const title = titleOf(stateOf())
    const shown = groups.get(title) ?? []
    groups.set(title, shown)
    shown.push({ kind, name })
  }
  return [...groups].map(([title, shown]) => ({ title, shown }))
}

/** All entries, in the order of the tables of `__tests__/support/states`. */
export function createCatalogue<S extends StateOfModal>(tables: {
  readonly state: Table<S>
  readonly error: Table<S>
}): Catalogue<S> {
  const has = ({ kind, name }: Shown) => Object.hasOwn(tables[kind], name)
  return {
    views: grouped('state', tables.state, viewOf),
    errors: grouped('error', tables.error, placeOf),
    has,
    stateOf(shown) {
      const stateOf = has(shown) ? tables[shown.kind][shown.name] : undefined
      if (!stateOf) throw new Error(`There is no ${shown.kind} ${shown.name}.`)
      return stateOf()
    },
  }
}
