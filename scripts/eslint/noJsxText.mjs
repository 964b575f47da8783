/** Literal text in a component cannot be translated: wording belongs in the texts of `strings`. */

/** A single letter is a symbol, such as the x of 0x. */
const HAS_WORD = /\p{L}{2}/u

/** Attributes that a visitor reads or a screen reader announces. */
const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

/** @param {import('estree').Node | null | undefined} node */
function literalTexts(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.quasis.map(part => part.value.cooked ?? '')
    case 'ConditionalExpression':
      return [...literalTexts(node.consequent), ...literalTexts(node.alternate)]
    case 'LogicalExpression':
      return [...literalTexts(node.left), ...literalTexts(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalTexts(node.left), ...literalTexts(node.right)] : []
    default:
      return []
  }
}

export const noJsxText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Move the wording "{{text}}" into the texts of src/strings.' },
  },
  create(context) {
    const report = (node, texts) => {
      const text = texts.find(candidate => HAS_WORD.test(candidate))
      if (text !== undefined) {
        context.report({ node, messageId: 'literal', data: { text: text.trim() } })
      }
    }
    return {
      JSXText: node => report(node, [node.value]),
      'JSXElement > JSXExpressionContainer': node => report(node, literalTexts(node.expression)),
      'JSXFragment > JSXExpressionContainer': node => report(node, literalTexts(node.expression)),
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !SPOKEN_ATTRIBUTES.has(node.name.name)) return
        const value = node.value
        report(
          node,
          literalTexts(value?.type === 'JSXExpressionContainer' ? value.expression : value),
        )
      },
    }
  },
}
