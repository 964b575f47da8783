import { element } from './element'
import { groupAddress } from './groupAddress'
import type { Block, Review, Row, TreeNode } from './review'

const address = (document: Document, value: string) =>
  element(
    document,
    'span',
    { class: 'address', dir: 'ltr' },
    groupAddress(value).flatMap((group, index) => [
      ...(index === 0 ? [] : [' ']),
      element(document, 'span', group === '0x' ? { class: 'prefix' } : {}, [group]),
    ]),
  )

function row(document: Document, { label, value, form, note }: Row) {
  const shown =
    form === 'address'
      ? address(document, value)
      : element(document, 'span', { class: form ?? 'plain', dir: 'auto' }, [value])
  return element(
    document,
    'div',
    { class: form === 'address' || form === 'code' ? 'row tall' : 'row' },
    [
      element(document, 'dt', {}, [label]),
      element(document, 'dd', {}, [
        shown,
        ...(note === undefined ? [] : [element(document, 'span', { class: 'note' }, [note])]),
      ]),
    ],
  )
}

const list = (document: Document, rows: readonly Row[]) =>
  element(
    document,
    'dl',
    {},
    rows.map(each => row(document, each)),
  )

function treeNode(document: Document, node: TreeNode): HTMLElement {
  const name = element(document, 'span', { class: 'field', title: node.type }, [node.name])
  if ('children' in node)
    return element(document, 'li', {}, [
      name,
      element(
        document,
        'ul',
        {},
        node.children.map(child => treeNode(document, child)),
      ),
    ])
  const value =
    node.isAddress === true
      ? address(document, node.value)
      : element(document, 'span', { class: 'leaf', dir: 'auto' }, [node.value])
  return element(document, 'li', {}, [name, value])
}

function block(document: Document, part: Block): HTMLElement {
  switch (part.kind) {
    case 'rows':
      return element(document, 'section', { class: 'rows' }, [
        ...(part.title === undefined ? [] : [element(document, 'h2', {}, [part.title])]),
        ...(part.rows.length === 0 ? [] : [list(document, part.rows)]),
      ])
    case 'text':
      return element(document, 'section', { class: 'text' }, [
        element(document, 'h2', {}, [part.label]),
        // It scrolls, so the keyboard must reach it.
        element(
          document,
          'pre',
          { tabindex: '0', dir: 'auto', 'aria-label': part.label, role: 'region' },
          [part.text],
        ),
        ...(part.note === undefined
          ? []
          : [element(document, 'p', { class: 'note' }, [part.note])]),
      ])
    case 'tree':
      return element(document, 'section', { class: 'tree' }, [
        element(document, 'h2', {}, [part.label]),
        element(
          document,
          'ul',
          {},
          part.nodes.map(node => treeNode(document, node)),
        ),
      ])
  }
}

const warnings = (document: Document, all: readonly string[]) =>
  element(
    document,
    'div',
    { class: 'warning', role: 'alert' },
    all.map(words => element(document, 'p', {}, [words])),
  )

/** Draws a review between its heading and its buttons, warnings first. */
export const drawReview = (document: Document, review: Review): readonly HTMLElement[] => [
  ...(review.lead === undefined ? [] : [element(document, 'p', { class: 'lead' }, [review.lead])]),
  ...(review.warnings.length === 0 ? [] : [warnings(document, review.warnings)]),
  ...review.blocks.map(each => block(document, each)),
]
