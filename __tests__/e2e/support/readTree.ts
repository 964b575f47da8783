import type { CDPSession } from '@playwright/test'

interface Value {
  readonly value?: unknown
}

/** A node of Chromium's accessibility tree, as the DevTools protocol returns it. */
interface TreeNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly value?: Value
  readonly description?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
  readonly childIds?: readonly string[]
}

/** Containers that have no meaning of their own. */
const AROUND = ['generic', 'none', 'GenericContainer', 'Section', 'LayoutTable']
/** Roles whose name is their content. */
const NAMED_BY_CONTENT = ['button', 'heading', 'link', 'option', 'switch', 'tab']
/** Roles whose content is read as one text. */
const READ_IN_ONE = ['definition', 'LabelText', 'paragraph', 'term', 'time']
const LEFT_OUT = ['InlineTextBox', 'LineBreak', 'ListMarker']

const STATES: Readonly<Record<string, (value: unknown) => string | null>> = {
  disabled: value => (value === true ? 'disabled' : null),
  busy: value => (value ? 'busy' : null),
  checked: value => (value === 'true' ? 'checked' : value === 'false' ? 'not checked' : null),
  expanded: value => (value ? 'open' : 'closed'),
  invalid: value => (value && value !== 'false' ? 'invalid' : null),
  pressed: value => (value === 'true' ? 'pressed' : value === 'false' ? 'not pressed' : null),
  required: value => (value ? 'required' : null),
  selected: value => (value ? 'selected' : null),
}

const textOf = (value: Value | undefined): string =>
  typeof value?.value === 'string' ? value.value.replace(/[\s\u2066-\u2069]+/g, ' ').trim() : ''

const roleOf = ({ role }: TreeNode) => textOf(role)

function line(node: TreeNode): string {
  const name = textOf(node.name)
  const value = textOf(node.value)
  const description = textOf(node.description)
  const states = (node.properties ?? []).flatMap(
    property => STATES[property.name]?.(property.value.value) ?? [],
  )
  return [
    roleOf(node),
    name && `“${name}”`,
    value && value !== name && `= “${value}”`,
    states.length > 0 && `(${states.join(', ')})`,
    description && description !== name && `– ${description}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Returns the focused element, and the visible dialog as lines of text: role, name, value, state,
 * description.
 */
export async function readTree(
  session: CDPSession,
): Promise<{ readonly lines: readonly string[]; readonly focused: string }> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    readonly nodes: readonly TreeNode[]
  }
  const known = new Map(nodes.map(node => [node.nodeId, node]))
  const childrenOf = ({ childIds = [] }: TreeNode) => childIds.flatMap(id => known.get(id) ?? [])
  const wordsIn = (node: TreeNode): string =>
    roleOf(node) === 'StaticText' ? textOf(node.name) : childrenOf(node).map(wordsIn).join(' ')
  const draw = (node: TreeNode, indent: string): string[] => {
    const role = roleOf(node)
    const inside = (deeper: string) => childrenOf(node).flatMap(child => draw(child, deeper))
    if (LEFT_OUT.includes(role)) return []
    if (node.ignored || AROUND.includes(role)) return inside(indent)
    if (role === 'StaticText') return textOf(node.name) ? [`${indent}“${textOf(node.name)}”`] : []
    if (READ_IN_ONE.includes(role) && childrenOf(node).every(child => !isStop(child, childrenOf))) {
      const words = wordsIn(node).replace(/\s+/g, ' ').trim()
      return words ? [`${indent}${role === 'paragraph' ? '' : `${role} `}“${words}”`] : []
    }
    const isWhole = NAMED_BY_CONTENT.includes(role) && textOf(node.name) !== ''
    const own = `${indent}${line(node)}`
    return isWhole ? [own] : [own, ...inside(`${indent}  `)]
  }
  const dialog = nodes.find(node => !node.ignored && roleOf(node) === 'dialog')
  const focused = nodes.findLast(({ ignored, properties = [] }) =>
    properties.some(({ name, value }) => !ignored && name === 'focused' && value.value === true),
  )
  return {
    lines: dialog ? draw(dialog, '') : [],
    focused: focused ? line(focused) : 'nothing',
  }
}

/** Whether a node is more than words, such as a button in a paragraph. */
function isStop(node: TreeNode, childrenOf: (node: TreeNode) => readonly TreeNode[]): boolean {
  const isWords = node.ignored || ['StaticText', ...AROUND, ...LEFT_OUT].includes(roleOf(node))
  return !isWords || childrenOf(node).some(child => isStop(child, childrenOf))
}
